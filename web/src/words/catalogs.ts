/** Which chunk holds the sentences of a language. */
import type { Language } from './languages';

export type Catalogs = Record<string, string>;

const FETCH: Record<Language, () => Promise<{ default: Catalogs }>> = {
  fr: () => import('./catalog.fr'),
  en: () => import('./catalog.en'),
  pl: () => import('./catalog.pl'),
};

export async function catalogsOf(language: Language): Promise<Catalogs> {
  return (await FETCH[language]()).default;
}
