/** All catalogs of one language but what only the print page says: one chunk, fetched when it is spoken. */
import ofOtherGames from 'virtual:games/words/fr';

const ours = import.meta.glob<string>(['../../../src/flibuste/words/fr/*.ftl', '!**/ui_print.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { ...ours, ...ofOtherGames };
