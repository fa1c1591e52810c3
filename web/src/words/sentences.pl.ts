/** What tables, lessons and rules say in one language, but for what only some pages say. */
export default import.meta.glob<string>(
  ['../../../src/flibuste/words/pl/*.ftl', '!**/{core,table,ui,ui_print,ui_learn,ui_ratings,ui_regatta}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
