import type { Resource } from '../board/board';

/** The background a resource is painted on. */
export const GROUND: Record<Resource, string> = {
  sabre: '#9db0ba',
  wool: '#cfd79a',
  wood: '#8fb079',
  rum: '#e3a77a',
  gold: '#ecc765',
};
