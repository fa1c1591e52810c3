/** The slip of a wrong row, in one sentence. */
import type { Message } from '../../../words/message';
import type { Row } from './check';

export function slipText({ slip }: Row): Message {
  if (!slip) return { key: 'ui-bosun-no-slip' };
  return slip.place === null ? slip.say : { key: 'ui-sa-slip', args: { n: slip.place, slip: slip.say } };
}
