/** The pirates on their way around the table, moved by the views and by one's own keys. */
import { play } from '../../../sound/sound';
import { STEP_MS } from '../data';
import type { Public, View } from '../table/types';
import { Figures } from './figures';
import { OWN_SLOT, TAVERN, slotOf, type Track } from './layout';
import { Trails } from './trails.svelte';

const CORRECTION_MS = 120;

export const stepOf = ({ tempo }: View): number => tempo?.step ?? STEP_MS;

export class Runners {
  readonly trails = new Trails();
  readonly figures = new Figures(TAVERN, (trail) => this.trails.add(trail));

  #track: Track = TAVERN;
  #turned = OWN_SLOT;
  #round = 0;

  /** The table turned or changed its layout. */
  arrange(track: Track, turned: number, still: boolean, backwards: boolean): void {
    this.#track = track;
    this.#turned = turned;
    this.figures.arrange(track, turned - OWN_SLOT, still, backwards);
  }

  /** Sends everyone to where the view says, but one's own pirate only if none of his steps is under way. */
  take(view: View, table: Public, idle: boolean): void {
    const own = view.you.eyes;
    const jump = table.round !== this.#round || table.phase === 'deal';
    this.#round = table.round;
    for (const { seat, chair } of table.pirates) {
      if (chair === null) continue;
      if (jump) this.figures.put(seat, chair);
      else if (seat !== own) this.#send(seat, chair, stepOf(view), table.phase === 'race');
      else if (idle) this.figures.send(seat, chair, stepOf(view));
    }
  }

  /** Shows one's own pirate at a chair before the server has said so, or set right after a mistake. */
  show(view: View, chair: number, how: 'step' | 'correct'): void {
    const own = view.you.eyes;
    if (own === null) return;
    this.figures.send(own, chair, how === 'step' ? stepOf(view) : CORRECTION_MS);
    if (how === 'step') play('step', { step: chair % 2, own: true });
  }

  end(): void {
    this.figures.end();
    this.trails.end();
  }

  /** Somebody else takes a step, heard softly and from where they run. */
  #send(seat: number, chair: number, step: number, heard: boolean): void {
    if (!this.figures.send(seat, chair, step) || !heard) return;
    const { x } = this.#track.spot(slotOf(chair, this.#turned));
    play('step', { step: chair % 2, gain: 0.25, pan: (2 * x) / this.#track.width - 1 });
  }
}
