/** What `scripts/games.ts` finds when the client is built. */
declare module 'virtual:games/guides' {
  const guides: Readonly<Record<string, import('./guide').Guide>>;
  export default guides;
}

/** The scenes behind the doors, by game. */
declare module 'virtual:games/doors' {
  const scenes: Readonly<Record<string, import('svelte').Component>>;
  export default scenes;
}

/** All drawings of a game on one page, by game. */
declare module 'virtual:games/drawings' {
  const drawings: Readonly<Record<string, import('svelte').Component>>;
  export default drawings;
}

/** The five-minute rules, by game and language. */
declare module 'virtual:games/primers' {
  const primers: Readonly<Record<string, Readonly<Record<string, () => Promise<string>>>>>;
  export default primers;
}

/** The rules in clauses, by game and language. */
declare module 'virtual:games/clauses' {
  const clauses: Readonly<Record<string, Readonly<Record<string, () => Promise<string>>>>>;
  export default clauses;
}

/** The catalogs that external games bring, by game. */
declare module 'virtual:games/words/*' {
  const catalogs: Readonly<Record<string, string>>;
  export default catalogs;
}
