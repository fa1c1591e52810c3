/** Which chunks hold the sentences of a language. */
import type { Language } from './languages';

export type Catalogs = Record<string, string>;
type Fetched = Record<Language, () => Promise<{ default: Catalogs }>>;

const FIRST: Fetched = {
  fr: () => import('./catalog.fr'),
  en: () => import('./catalog.en'),
  pl: () => import('./catalog.pl'),
};
const MORE: Fetched = {
  fr: () => import('./sentences.fr'),
  en: () => import('./sentences.en'),
  pl: () => import('./sentences.pl'),
};

/** The texts of the home page and the pages around it. */
export async function firstCatalogs(language: Language): Promise<Catalogs> {
  return (await FIRST[language]()).default;
}

/** The texts of tables, lessons and rules. */
export async function moreCatalogs(language: Language): Promise<Catalogs> {
  return (await MORE[language]()).default;
}

export async function catalogsOf(language: Language): Promise<Catalogs> {
  const [first, more] = await Promise.all([firstCatalogs(language), moreCatalogs(language)]);
  return { ...first, ...more };
}
