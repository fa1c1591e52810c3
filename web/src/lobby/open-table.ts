/** Opens a table with this device's share in its dice, and keeps that share. */
import { api } from '../net/api';
import type { Me, NewStudy, NewTable, TableInfo } from '../net/wire';
import { makeNonce, rememberShare } from './dice-share';

/** The usual number at a table where bots take the empty chairs. */
export const USUAL_SEATS = 4;

/** Plays on from a position of a finished game. */
export async function openStudy(id: string, wanted: Omit<NewStudy, 'nonce'>): Promise<TableInfo> {
  return withShare((nonce) => api.study(id, { ...wanted, nonce }));
}

/** `me` is the server's latest answer about this device, if there is one. */
export async function openTable(wanted: Omit<NewTable, 'nonce'>, me?: Me): Promise<TableInfo> {
  return withShare((nonce) => api.openTable({ ...wanted, nonce }), me);
}

async function withShare(open: (nonce: string) => Promise<TableInfo>, me?: Me): Promise<TableInfo> {
  // The server shows its commitment before it hears our share.
  const { next } = me ?? (await api.me());
  const nonce = makeNonce();
  const table = await open(nonce);
  rememberShare({ table: table.id, commitment: next.commitment, nonce });
  return table;
}
