/** How the captain won. */
import type { View } from '../../../net/wire';
import { youIn } from '../../../table/moments/moment';
import type { Message } from '../../../words/message';

/** By ducats, by better coins, by a duel, or together with others. */
export function toldOf(view: Pick<View<'santy-anno'>, 'public' | 'you'>): Message {
  const ranked = [...(view.public?.pirates ?? [])].sort((one, other) => (one.rank ?? 9) - (other.rank ?? 9));
  const [first, second] = ranked;
  const n = first?.ducats ?? 0;
  if (second?.rank === 1) return { key: 'ui-sa-won-shared', args: { n } };
  const how = first?.taps != null ? 'duel' : first?.ducats === second?.ducats ? 'coins' : 'ducats';
  const you = first?.seat === youIn(view) ? 'you-' : '';
  return { key: `ui-sa-won-${you}${how}`, args: { who: { seat: first?.seat ?? 0 }, n } };
}
