/** How much larger than on a desktop things are drawn, so that they can be read from the sofa. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The screen a TV's page is made for; a larger one shows the same, larger. */
const WIDTH = 1280;
const HEIGHT = 720;

class BigScreen {
  /** Below the size it is made for nothing shrinks: the page reflows instead. */
  readonly zoom = $derived(
    Math.max(1, Math.min((innerWidth.current ?? WIDTH) / WIDTH, (innerHeight.current ?? HEIGHT) / HEIGHT)),
  );
}

export const bigScreen = new BigScreen();
