/** Where a table's notices lie: above the board alone, or above a game that has none or covers it. */
import { getContext, setContext, type Snippet } from 'svelte';

const KEY = Symbol('notices');

export class NoticePlace {
  /** A layout draws them. */
  taken = $state(false);
  /** There is room for one of them only. */
  narrow = $state(false);
  #notices: () => Snippet;

  constructor(notices: () => Snippet) {
    this.#notices = notices;
  }

  get notices(): Snippet {
    return this.#notices();
  }
}

/** Offers the notices to the layout of the game below. */
export function offerNotices(notices: () => Snippet): NoticePlace {
  return setContext(KEY, new NoticePlace(notices));
}

/** The notices to draw here; there are none in a replay. */
export function noticesHere(): NoticePlace | undefined {
  return getContext<NoticePlace | undefined>(KEY);
}
