/**
 * The first script, and a small one: it asks at once for all that the address needs, so that nothing waits for the
 * script that would have named it.
 */
import './look/fonts.css';
import './look/tokens.css';
import './look/ui.css';
import './look/motion.css';
import './art/art.css';
import { sayNoConnection } from './net/no-connection';
import { beginAtOnce } from './lobby/at-once';
import { parse } from './router/routes';
import { gameAtOnce, isLaconic, screenOf, waitingRoom } from './screens';
import { beginScan } from './scan/scan';
import { recall } from './settings/store';
import { gameScreen } from './table/screens';
import { firstCatalogs, moreCatalogs } from './words/catalogs';
import { guessLanguage, isLanguage } from './words/languages';

const route = parse(location.href);
const kept = recall('settings') as { language?: unknown } | null | undefined;
const language = isLanguage(kept?.language) ? kept.language : guessLanguage(navigator.languages);

const fetchEarly = (...fetched: Promise<unknown>[]) => {
  // The code that shows them handles the failure.
  for (const each of fetched) each.catch(() => undefined);
};
fetchEarly(screenOf(route));
const game = gameAtOnce(route);
if (game) {
  // A browser sends six requests at a time: the one for the table goes before those for what draws it.
  beginAtOnce(game, () => {
    const [sentences, table] = [moreCatalogs(language), screenOf({ name: 'table', code: '' })];
    fetchEarly(sentences, table, gameScreen(game));
    return table;
  });
} else if (!isLaconic(route)) {
  fetchEarly(moreCatalogs(language));
}
if (route.name === 'table') fetchEarly(waitingRoom());
// Whoever has scanned a sheet already sits: report it before the page is drawn.
if (route.name === 'scan') beginScan(route);

try {
  await Promise.all([import('./app'), firstCatalogs(language)]);
} catch {
  sayNoConnection();
}
