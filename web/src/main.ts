/**
 * The first script, and a small one: it asks at once for all that the address needs, so that nothing waits for the
 * script that would have named it.
 */
import './look/fonts.css';
import './look/tokens.css';
import './look/ui.css';
import './look/motion.css';
import './art/art.css';
import { beginAtOnce } from './lobby/at-once';
import { parse } from './router/routes';
import { screenOf } from './screens';
import { recall } from './settings/store';
import { gameScreen } from './table/screens';
import { catalogsOf } from './words/catalogs';
import { guessLanguage, isLanguage } from './words/languages';

const route = parse(location.href);
const kept = recall('settings') as { language?: unknown } | null | undefined;
const language = isLanguage(kept?.language) ? kept.language : guessLanguage(navigator.languages);

// A game against bots is on its way: its table is opened before anything else is asked for, and its screen comes along.
const atOnce = route.name === 'lobby' && route.way === 'bots' ? route.game : undefined;
if (atOnce) beginAtOnce(atOnce);

const needed: Promise<unknown>[] = [import('./app'), screenOf(route), catalogsOf(language)];
if (atOnce) needed.push(screenOf({ name: 'table', code: '' }), gameScreen(atOnce));
await Promise.all(needed);
