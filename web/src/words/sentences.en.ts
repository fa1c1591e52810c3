/** The texts of tables, lessons and rules in one language, without those of single pages. */
export default import.meta.glob<string>(
  [
    '../../../src/flibuste/words/en/*.ftl',
    '!../../../src/flibuste/words/en/{core,table,ui,ui_print,ui_learn,ui_ratings,ui_regatta}.ftl',
  ],
  { query: '?raw', import: 'default', eager: true },
);
