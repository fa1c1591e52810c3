import type { GameName } from '../net/wire';
import { catanJunior } from './catan-junior';
import type { Lesson } from './lesson';
import { sandokan } from './sandokan';
import { santyAnno } from './santy-anno';

/** The lesson of each game. */
export const LESSONS: { [G in GameName]: Lesson<G> } = {
  'santy-anno': santyAnno,
  'catan-junior': catanJunior,
  sandokan,
};
