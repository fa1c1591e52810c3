/** A person's name as it is typed: as many letters as the table shows, each whole. */

const MOST_LETTERS = 24;

/** The text cut to length; an emoji of several people is one letter and stays whole. */
export function cutName(text: string): string {
  return lettersOf(text).slice(0, MOST_LETTERS).join('');
}

function lettersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}
