import './look/fonts.css';
import './look/tokens.css';
import './look/ui.css';
import './look/motion.css';
import './art/art.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './settings/settings.svelte';
import { wakeOnGesture } from './sound/sound';
import { speak } from './words/words.svelte';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app');

// The first language is fetched before the first paint, so that no screen ever shows a key.
await speak(settings.language);
wakeOnGesture();
mount(App, { target });
