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
import { isLaconic, screenOf } from './screens';
import { beginScan } from './scan/scan';
import { recall } from './settings/store';
import { gameScreen } from './table/screens';
import { firstCatalogs, moreCatalogs } from './words/catalogs';
import { guessLanguage, isLanguage } from './words/languages';

const route = parse(location.href);
const kept = recall('settings') as { language?: unknown } | null | undefined;
const language = isLanguage(kept?.language) ? kept.language : guessLanguage(navigator.languages);

// A game against bots: open its table before fetching anything else, and load its screen at the same time.
const atOnce = route.name === 'lobby' && route.way === 'bots' ? route.game : undefined;
if (atOnce) beginAtOnce(atOnce);
// Whoever has scanned a sheet already sits: report it before the page is drawn.
if (route.name === 'scan') beginScan(route);

const early: Promise<unknown>[] = [screenOf(route)];
if (atOnce) early.push(screenOf({ name: 'table', code: '' }), gameScreen(atOnce));
if (!isLaconic(route)) early.push(moreCatalogs(language));
// The code that shows them handles the failure.
for (const screen of early) screen.catch(() => undefined);
try {
  await Promise.all([import('./app'), firstCatalogs(language)]);
} catch {
  sayNoConnection();
}
