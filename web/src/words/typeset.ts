/** What a language asks of typesetters and no catalog has to write. */
import type { Language } from './languages';

/** French sets a space before some signs and inside its quotes: no line may end there. */
export function typeset(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return text.replace(/ ([!?;:»%])(?!\[)/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}
