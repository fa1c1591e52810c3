/** The texts of the home page and the pages around it in one language: a small chunk loaded with the first screen. */
import ofOtherGames from 'virtual:games/words/fr';

const ours = import.meta.glob<string>('../../../src/flibuste/words/fr/{core,table,ui}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export default { ...ours, ...ofOtherGames };
