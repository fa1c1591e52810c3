export const LANGUAGES = ['fr', 'en', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language by its own name. */
export const LANGUAGE_NAMES: Record<Language, string> = { fr: 'Français', en: 'English', pl: 'Polski' };

/** The locale whose list and number formats the language uses ("a, b and c" without the comma before "and"). */
export const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB', pl: 'pl-PL' };

export function isLanguage(value: unknown): value is Language {
  return (LANGUAGES as readonly unknown[]).includes(value);
}

/** The first of the wanted languages that the house speaks, otherwise English. */
export function guessLanguage(wanted: readonly string[]): Language {
  const spoken = wanted.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLanguage);
  return spoken ?? 'en';
}
