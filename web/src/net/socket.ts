import { takeEarly } from './early-connection';
import { makeId } from './ids';
import { ServerClock } from './server-clock';
import type { AnyCommand, ClientFrame, GameName, Gone, Play, Refused, ServerFrame, Undo, View } from './wire';

/** The state of a table's connection: before the first view, open, lost and reconnecting, or closed for good. */
export type ConnectionState = 'opening' | 'open' | 'lost' | 'closed';

/** What the server must receive exactly once: kept until acknowledged. */
type TableRequest<G extends GameName> = AnyCommand | Play<G> | Undo;
/** A request as a screen makes it; the connection gives it its id. */
export type Wanted<G extends GameName> = AnyCommand | Omit<Play<G>, 'id'> | Omit<Undo, 'id'>;

export interface Listener<G extends GameName> {
  connection(state: ConnectionState): void;
  view(view: View<G>): void;
  refused(refusal: Refused): void;
  /** Nothing sent is unanswered any more. */
  settled(): void;
  gone(reason: Gone | number): void;
}

const PING_EVERY_MS = 10_000;
/** A connection silent for this long counts as dead, though the browser still calls it open. */
const SILENT_FOR_MS = 6_000;
const WAIT_MS = [0, 500, 1000, 2000, 4000, 8000];
const TOO_FAST = 4429;
/** Close codes after which reconnecting is pointless: no frame, not allowed, no such table. */
const FOR_GOOD = [4400, 4403, 4404];

/** The connection to one table: reconnects by itself, and resends what was not acknowledged, with the same ids. */
export class TableSocket<G extends GameName = GameName> {
  readonly clock = new ServerClock();

  #socket: WebSocket | undefined;
  #requests = new Map<string, TableRequest<G>>();
  #attempt = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #beat: ReturnType<typeof setInterval> | undefined;
  #closed = false;
  /** The table's reason for closing the connection. */
  #word: Gone | undefined;

  constructor(
    private readonly address: string,
    private readonly listener: Listener<G>,
  ) {}

  open(): void {
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#beat = setInterval(() => this.#ping(), PING_EVERY_MS);
    this.listener.connection('opening');
    this.#connect();
  }

  /** Closes the connection; what was not acknowledged yet is forgotten. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearInterval(this.#beat);
    clearTimeout(this.#retry);
    this.#socket?.close(1000);
    this.#socket = undefined;
    this.#requests.clear();
    this.listener.connection('closed');
  }

  /** Sends a request, now or as soon as the connection is back; returns its id. */
  request(wanted: Wanted<G>): string {
    const id = makeId();
    const request = { ...wanted, id } as TableRequest<G>;
    this.#requests.set(id, request);
    this.#send(request);
    return id;
  }

  /** On a shared device: shows one seat's secrets, or nobody's. Lost with the connection, so that nobody finds them open. */
  lift(seat: number | null): void {
    this.#send({ t: 'lift', seat });
  }

  /** Whether everything sent has been acknowledged or refused. */
  get idle(): boolean {
    return this.#requests.size === 0;
  }

  #connect(): void {
    const early = takeEarly(this.address);
    const socket = early?.socket ?? new WebSocket(this.address);
    this.#socket = socket;
    const opened = () => {
      for (const request of this.#requests.values()) this.#send(request);
      this.#ping();
    };
    const heard = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ServerFrame<G>);
    };
    socket.onopen = opened;
    socket.onmessage = heard;
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    if (!early) return;
    // Not before the caller holds the connection.
    queueMicrotask(() => {
      early.heard.forEach(heard);
      if (socket.readyState === WebSocket.OPEN) opened();
    });
  }

  #hear(frame: ServerFrame<G>): void {
    switch (frame.t) {
      case 'view':
        this.#attempt = 0;
        this.listener.connection('open');
        this.listener.view(frame);
        break;
      case 'ack':
        this.#answered(frame.id);
        break;
      case 'refused':
        if (frame.id !== null) this.#answered(frame.id);
        this.listener.refused(frame);
        break;
      case 'pong':
        this.#send({ t: 'echo', mark: frame.mark });
        this.clock.hear(frame.n, frame.now);
        break;
      case 'gone':
        // The close code that follows says whether reconnecting makes sense.
        this.#word = frame;
        break;
    }
  }

  #answered(id: string): void {
    if (this.#requests.delete(id) && this.idle) this.listener.settled();
  }

  #lost(code: number): void {
    this.#socket = undefined;
    this.clock.reset();
    if (FOR_GOOD.includes(code)) {
      this.listener.gone(this.#word ?? code);
      this.close();
      return;
    }
    this.#word = undefined;
    this.listener.connection('lost');
    if (code === TOO_FAST) this.#attempt = Math.max(this.#attempt, 3);
    const wait = WAIT_MS[Math.min(this.#attempt, WAIT_MS.length - 1)] ?? 0;
    this.#attempt += 1;
    // A little randomness keeps a whole room from reconnecting at the same instant.
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The phone woke up or found its network: check at once whether the connection is still alive. */
  #hurry = (): void => {
    if (this.#closed || document.visibilityState === 'hidden') return;
    if (this.#socket) {
      this.#ping();
      return;
    }
    clearTimeout(this.#retry);
    this.#connect();
  };

  #ping(): void {
    if (this.clock.silence > SILENT_FOR_MS) {
      const dead = this.#socket;
      this.#lost(1006);
      dead?.close();
      return;
    }
    if (this.#socket?.readyState === WebSocket.OPEN) this.#send({ t: 'ping', n: this.clock.ask() });
  }

  #send(frame: ClientFrame<G>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(frame));
  }
}
