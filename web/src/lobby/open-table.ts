/** Opens a table with this device's share in its dice, and keeps that share. */
import { api } from '../net/api';
import type { Games, Me, NewTable, TableInfo } from '../net/wire';
import { makeNonce, rememberShare } from './dice-share';

/** The usual number at a table where bots take the empty chairs. */
export const USUAL_SEATS = 4;
const USUAL_LEVEL = 'mate';

/** `me` is the server's newest word on this device, where it is known already. */
export async function openTable(wish: Omit<NewTable, 'nonce'>, me?: Me): Promise<TableInfo> {
  // The server names what it is bound to before it hears our share.
  const { next } = me ?? (await api.me());
  const nonce = makeNonce();
  const table = await api.openTable({ ...wish, nonce });
  rememberShare({ table: table.id, commitment: next.commitment, nonce });
  return table;
}

/** The level a bot has unless somebody chooses another. */
export function usualLevel({ levels }: Pick<Games, 'levels'>): string {
  return levels.includes(USUAL_LEVEL) ? USUAL_LEVEL : (levels.at(-1) ?? USUAL_LEVEL);
}
