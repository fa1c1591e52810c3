import type { EndPart } from '../../../table/end/end';
import { toldOf } from './captain';
import Podium from './Podium.svelte';
import { KINDS, turningOf } from './purses';
import Row from './Row.svelte';

export default {
  kinds: KINDS,
  picture: Podium,
  row: Row,
  told: toldOf,
  turning: (story, { table }) => turningOf(story, table.outcome?.ranks ?? []),
} satisfies EndPart<'santy-anno'>;
