/** The table as one sees it. */
import { pirateOf } from './names';
import type { Public, View } from './types';

/** What everyone sees, plus what only its player may see of one's own pirate (SA-71); pirates as their players chose them. */
export function seenTable({ public: everyone, own, table: { seats } }: View): Public {
  const all = everyone as Public;
  const pirates = all.pirates.map((shown) => {
    const known = own?.me?.seat === shown.seat ? own.me : shown;
    return { ...known, pirate: pirateOf(seats[shown.seat]?.character) ?? known.pirate };
  });
  return { ...all, ...(own && { line: own.line, pile: own.pile }), pirates };
}
