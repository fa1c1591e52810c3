import { nameSeats } from '../words/words.svelte';
import { tableAddress } from './table-address';
import { TableSocket, type ConnectionState, type Wanted } from './socket';
import { noticeBuild } from './update';
import type { GameName, Gone, Refused, View } from './wire';

/** One table as a screen sees it: the newest view, how the connection is, what was refused. */
export class LiveTable<G extends GameName = GameName> {
  #view = $state.raw<View<G>>();
  #connection = $state<ConnectionState>('opening');
  #gone = $state.raw<Gone | number>();
  #socket: TableSocket<G>;
  #heard: ((view: View<G>) => void)[] = [];
  #refused: ((refusal: Refused) => void)[] = [];

  constructor(code: string, { tv = false } = {}) {
    this.#socket = new TableSocket<G>(tableAddress(code, tv), {
      connection: (connection) => (this.#connection = connection),
      view: (view) => this.#take(view),
      refused: (refusal) => this.#refused.forEach((tell) => tell(refusal)),
      settled: () => this.#noticeBuild(),
      gone: (reason) => (this.#gone = reason),
    });
    this.#socket.open();
  }

  /** The newest view; undefined until the first one arrives. */
  get view(): View<G> | undefined {
    return this.#view;
  }
  get connection(): ConnectionState {
    return this.#connection;
  }
  /** Why the table closed the connection for good: its own words, or the close code. */
  get gone(): Gone | number | undefined {
    return this.#gone;
  }
  /** The server's time in milliseconds, for clocks and races. */
  get now(): number {
    return this.#socket.clock.time;
  }

  /** Sends a request; it is never lost and never counts twice. */
  request(wanted: Wanted<G>): string {
    return this.#socket.request(wanted);
  }
  /** Lifts the curtain for one seat of a shared device, or lowers it. */
  lift(seat: number | null): void {
    this.#socket.lift(seat);
  }

  /** Calls `hear` with each view before it is shown, for motion and sound; returns a function that stops it. */
  onView(hear: (view: View<G>) => void): () => void {
    this.#heard.push(hear);
    return () => (this.#heard = this.#heard.filter((other) => other !== hear));
  }
  onRefused(hear: (refusal: Refused) => void): () => void {
    this.#refused.push(hear);
    return () => (this.#refused = this.#refused.filter((other) => other !== hear));
  }

  close(): void {
    this.#socket.close();
  }

  #take(view: View<G>): void {
    nameSeats(view.table.seats.map((seat) => seat.name));
    for (const hear of this.#heard) hear(view);
    this.#view = view;
    this.#noticeBuild();
  }

  #noticeBuild(): void {
    if (this.#view) noticeBuild(this.#view.build, this.#socket.idle);
  }
}
