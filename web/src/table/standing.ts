/** Who plays a seat and whether they are there, as one short note. */
import type { SeatInfo } from '../net/wire';
import type { IconName } from '../parts/icons';
import type { Args } from '../words/message';

export interface Standing {
  icon: IconName;
  key: string;
  args?: Args;
  /** A person is missing, and others may have to wait. */
  away: boolean;
}

const level = (name: string) => ({ level: { key: `table-level-${name}` } });

/** Whose program it is: the table may not show a name. */
export const botOf = (owner: string): { key: string; args?: Args } =>
  owner === '?'
    ? { key: 'ui-table-seat-outside-bot-unknown' }
    : { key: 'ui-table-seat-outside-bot', args: { owner } };

/** The note for a seat; undefined for a person who is there and playing. */
export function standing(seat: SeatInfo): Standing | undefined {
  if (seat.kind === 'free') return { icon: 'plus', key: 'ui-table-seat-free', away: false };
  if (seat.kind === 'bot') {
    return { icon: 'robot', key: 'ui-table-seat-bot', args: level(seat.level ?? 'random'), away: false };
  }
  if (seat.resigned) return { icon: 'flag', key: 'ui-table-seat-resigned', away: false };
  if (seat.offered) return { icon: 'hourglass', key: 'ui-table-seat-offered', away: true };
  if (seat.level !== null) return { icon: 'robot', key: 'ui-table-seat-stand-in', away: true };
  if (!seat.connected) return { icon: 'offline', key: 'ui-table-seat-away', away: true };
  return seat.bot_of === '' ? undefined : { icon: 'robot', ...botOf(seat.bot_of), away: false };
}
