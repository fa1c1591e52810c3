/** The shape of the screen that a game is drawn on: a desk's, a phone's, a phone's beside a TV, the TV's. */
import { MediaQuery } from 'svelte/reactivity';
import type { Presentation } from './contract';

/** A phone that lies on its side, or a window that is read at twice its size. */
const LOW = '(max-height: 519px) and (orientation: landscape)';
const NARROW = '(max-width: 899px) and (orientation: portrait), (max-width: 599px)';

export class FormFactor {
  #narrow = new MediaQuery(NARROW, false);
  #low = new MediaQuery(LOW, false);
  #presentation: () => Presentation | undefined;
  #drawnLow: boolean;

  /** `drawnLow`: the game has a drawing of its own for low screens. */
  constructor(presentation: () => Presentation | undefined, { drawnLow = false } = {}) {
    this.#presentation = presentation;
    this.#drawnLow = drawnLow;
  }

  /** A big screen that nobody touches. */
  get tv(): boolean {
    return this.#presentation() === 'tv';
  }

  /** A phone beside such a TV, which leaves the board to it. */
  get hand(): boolean {
    return this.#presentation() === 'hand';
  }

  /** Drawn for thumbs, wide and low: cards above, controls beside the board. */
  get low(): boolean {
    return this.#drawnLow && this.#low.current && !this.tv;
  }

  /** Drawn for thumbs: all in one column, or low. */
  get small(): boolean {
    return this.hand || this.low || (this.#narrow.current && !this.tv);
  }
}
