/** Which picture stands for the question a player is asked. */
import type { Public } from './types';

export type Sign = 'wait' | 'roll' | 'ghost' | 'gift' | 'free' | 'answer' | 'stop' | 'main';

const OF_PHASE: Record<Public['phase'], Sign> = {
  roll: 'roll',
  ghost: 'ghost',
  main: 'main',
  free_build: 'free',
  gifts: 'gift',
  over: 'wait',
};

export function signOf({ phase, active, offer }: Public, own: number | null, asked: boolean): Sign {
  if (!asked) return 'wait';
  if (phase !== 'gifts' && own !== active) return offer?.call_off ? 'stop' : 'answer';
  return OF_PHASE[phase];
}
