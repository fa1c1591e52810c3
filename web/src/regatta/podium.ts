/** Who stands on the podium of a regatta. */
import type { Entrant } from '../net/wire';

const STEPS = 3;

export interface Step {
  place: number;
  people: Entrant[];
  points: number;
}

/** The first three places, lowest first; people who share a place share the step, and a skipped step stays empty. */
export function steps(entrants: readonly Entrant[]): Step[] {
  const found: Step[] = [];
  for (let place = STEPS; place >= 1; place -= 1) {
    const people = entrants.filter((one) => one.place === place);
    const [first] = people;
    if (first) found.push({ place, people, points: first.points });
  }
  return found;
}
