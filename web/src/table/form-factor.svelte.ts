/** The kind of screen that a game is drawn on: a desktop, a phone, a phone beside a TV, or the TV. */
import { MediaQuery } from 'svelte/reactivity';
import type { Presentation } from './contract';

/** A phone in landscape, or a window zoomed to twice its size. */
const LOW = '(max-height: 519px) and (orientation: landscape)';
/** A tablet in landscape, or a small window. */
const SQUAT = '(max-height: 799px) and (max-width: 1279px)';
const NARROW = '(max-width: 899px) and (orientation: portrait), (max-width: 599px)';

export class FormFactor {
  #narrow = new MediaQuery(NARROW, false);
  #low = new MediaQuery(LOW, false);
  #squat = new MediaQuery(SQUAT, false);
  #presentation: () => Presentation | undefined;

  constructor(presentation: () => Presentation | undefined) {
    this.#presentation = presentation;
  }

  /** A big screen that nobody touches. */
  get tv(): boolean {
    return this.#presentation() === 'tv';
  }

  /** A phone beside such a TV, which leaves the board to it. */
  get hand(): boolean {
    return this.#presentation() === 'hand';
  }

  /** Drawn for thumbs, wide and low: controls beside the board. */
  get low(): boolean {
    return this.#low.current && !this.tv;
  }

  /** Drawn for a low desktop window: the people are in a row above the board. */
  get squat(): boolean {
    return this.#squat.current && !this.small && !this.tv;
  }

  /** Drawn for thumbs: all in one column, or low. */
  get small(): boolean {
    return this.hand || this.low || (this.#narrow.current && !this.tv);
  }
}
