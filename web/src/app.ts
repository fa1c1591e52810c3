/** Mounts the client once its first screen and its texts have loaded. */
import { mount } from 'svelte';
import App from './App.svelte';
import { openedAtOnce } from './lobby/at-once';
import { reloadOnMissingChunk } from './net/update';
import { router } from './router/router.svelte';
import { gameAtOnce, isLaconic, screenOf } from './screens';
import { settings } from './settings/settings.svelte';
import { registerServiceWorker } from './shell/install';
import { wakeOnGesture } from './sound/sound';
import { speak, speakOfAll } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

reloadOnMissingChunk();
wakeOnGesture();
// The texts load before the first paint, so that no screen ever shows a key; the screen loads with them, or the
// page says that the connection is down.
if (!isLaconic(router.here)) void speakOfAll();
await Promise.all([speak(settings.language), screenOf(router.here).catch(() => undefined)]);
// The visitor may have gone back meanwhile.
const game = gameAtOnce(router.here);
const open = game && openedAtOnce(game);
if (open) router.go({ name: 'table', code: open.code }, { replace: true });
registerServiceWorker();
mount(App, { target });
