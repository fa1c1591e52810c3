/** French puts a space before some signs and inside its quotes: no line may break there. */
import type { Language } from './languages';

const NARROW = '\u202f';
const WIDE = '\u00a0';

/** How the texts of a language are typeset; the `!` of Markdown's `![` is not an exclamation mark. */
export function typeset(language: Language): (text: string) => string {
  return language === 'fr' ? boundSigns : asWritten;
}

function boundSigns(text: string): string {
  return text
    .replace(/[ \u00a0]([!?;»%])(?!\[)/g, `${NARROW}$1`)
    .replace(/«[ \u00a0]/g, `«${NARROW}`)
    .replace(/ :(?!\S)/g, `${WIDE}:`);
}

function asWritten(text: string): string {
  return text;
}
