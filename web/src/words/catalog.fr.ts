/** All catalogs of one language: one chunk, fetched when it is spoken. */
export default import.meta.glob<string>('../../../src/flibuste/words/fr/*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
