/** How many ducats each pirate had after each check, and where the captain took the lead for good. */
import type { Story } from '../../../net/wire';
import type { Turning } from '../../../table/end/end';

export const KINDS = ['arrives', 'round_begins'] as const;

/** The round after which the captain leads to the end, if somebody else led after an earlier one. */
export function turningOf(
  { facts }: Pick<Story<'santy-anno'>, 'facts'>,
  ranks: readonly number[],
): Turning | undefined {
  const captains = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  const [captain] = captains;
  if (captain === undefined || captains.length > 1) return undefined;
  const purses = ranks.map(() => 0);
  let round = 0;
  let behind = false;
  let turned: Turning | undefined;
  const look = (step: number) => {
    const most = Math.max(...purses.filter((_, seat) => seat !== captain));
    const leads = (purses[captain] ?? 0) > most;
    if (!leads && round > 0) {
      behind = true;
      turned = undefined;
    } else if (behind && !turned) {
      turned = { step, say: { key: 'ui-sa-end-turning', args: { who: { seat: captain }, round } } };
    }
  };
  let last = 0;
  for (const { step, do: fact } of facts) {
    if (fact.kind === 'arrives') {
      purses[fact.who] = (purses[fact.who] ?? 0) + fact.ducats;
      last = step;
    } else if (fact.kind === 'round_begins') {
      if (round > 0) look(last);
      round = fact.round;
    }
  }
  look(last);
  return turned;
}
