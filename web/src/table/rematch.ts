/** Playing again with the same people. */
import { api } from '../net/api';
import { complain } from '../net/complain';
import { router } from '../router/router.svelte';

/** Goes to the next table; against bots alone the game begins at once, otherwise it waits there for the people. */
export async function rematch(code: string, hand: boolean): Promise<void> {
  try {
    const { rematch: next } = await api.command(code, { t: 'rematch' });
    if (next === null) return;
    const table = await api.table(next);
    const others = table.seats.some((seat) => seat.kind === 'person' && seat.member !== table.host);
    const full = table.seats.every((seat) => seat.kind !== 'free');
    if (!others && full) await api.command(next, { t: 'start' });
    router.go({ name: 'table', code: next, ...(hand && { hand }) });
  } catch (error) {
    complain(error);
  }
}
