/** Leaving a table for good. */
import { api } from '../net/api';
import { complain } from '../net/complain';
import { leaveTable } from '../net/last-table.svelte';
import { router } from '../router/router.svelte';

/** Gives up every place at the table and goes home. */
export async function leave(code: string): Promise<void> {
  try {
    await api.command(code, { t: 'leave' });
    leaveTable();
    router.go({ name: 'home' });
  } catch (error) {
    complain(error);
  }
}
