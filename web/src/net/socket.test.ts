import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openEarly } from './early-connection';
import { TableSocket, type ConnectionState } from './socket';
import type { ClientFrame, Refused, ServerFrame, View } from './wire';

/** A WebSocket whose other end is the test. */
class Wire {
  static readonly OPEN = 1;
  static all: Wire[] = [];
  static get last(): Wire {
    const wire = Wire.all.at(-1);
    if (!wire) throw new Error('nobody has connected');
    return wire;
  }

  readyState = 0;
  sent: ClientFrame[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly address: string) {
    Wire.all.push(this);
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientFrame);
  }
  close(code = 1000) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  accept() {
    this.readyState = Wire.OPEN;
    this.onopen?.();
  }
  say(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  requests() {
    return this.sent.filter((frame) => !['ping', 'echo', 'lift'].includes(frame.t));
  }
}

const VIEW = { t: 'view', seq: 1 } as View;
const ROLL = { t: 'play', seat: 0, prompt: 65, code: 17 } as const;

describe('the connection to a table', () => {
  let states: ConnectionState[];
  let refusals: Refused[];
  let settled: number;
  let gone: unknown[];
  let socket: TableSocket;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Wire);
    Wire.all = [];
    [states, refusals, gone] = [[], [], []];
    settled = 0;
    socket = new TableSocket('ws://here/ws/tables/BCDFGH', {
      connection: (connection) => states.push(connection),
      view: () => undefined,
      refused: (refusal) => refusals.push(refusal),
      settled: () => (settled += 1),
      gone: (reason) => gone.push(reason),
    });
    socket.open();
  });

  afterEach(() => {
    socket.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('opens with the first view', () => {
    Wire.last.accept();
    expect(states).toEqual(['opening']);
    Wire.last.say(VIEW);
    expect(states).toEqual(['opening', 'open']);
  });

  describe('that was opened early', () => {
    const address = 'ws://here/ws/tables/EARLYX';
    const wires = () => Wire.all.filter((wire) => wire.address === address);

    async function taken() {
      const views: View[] = [];
      const quiet = { connection: () => {}, refused: () => {}, settled: () => {}, gone: () => {} };
      const connection = new TableSocket(address, { ...quiet, view: (view) => views.push(view) });
      connection.open();
      await Promise.resolve();
      return { connection, views };
    }

    it('has kept what it heard, and sends what is requested', async () => {
      openEarly(address);
      Wire.last.accept();
      Wire.last.say(VIEW);
      const { connection, views } = await taken();
      expect(wires()).toHaveLength(1);
      expect(views).toEqual([VIEW]);
      const id = connection.request(ROLL);
      expect(Wire.last.requests()).toEqual([{ ...ROLL, id }]);
      connection.close();
    });

    it('may open after it was taken', async () => {
      openEarly(address);
      const { connection, views } = await taken();
      connection.request(ROLL);
      Wire.last.accept();
      Wire.last.say(VIEW);
      expect(wires()).toHaveLength(1);
      expect(Wire.last.requests()).toHaveLength(1);
      expect(views).toEqual([VIEW]);
      connection.close();
    });

    it("is opened anew if it has died, and is nobody else's", async () => {
      openEarly(address);
      Wire.last.close(1006);
      const first = await taken();
      const second = await taken();
      expect(wires()).toHaveLength(3);
      first.connection.close();
      second.connection.close();
    });
  });

  it('sends an action again, with the same id, until it is acknowledged', () => {
    Wire.last.accept();
    const id = socket.request(ROLL);
    Wire.last.close(1006);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    Wire.last.accept();
    expect(Wire.last.requests()).toEqual([{ ...ROLL, id }]);

    Wire.last.say({ t: 'ack', id, seq: 9 });
    Wire.last.close(1006);
    vi.advanceTimersByTime(5000);
    Wire.last.accept();
    expect(Wire.last.requests()).toEqual([]);
  });

  it('is settled when the last action is answered', () => {
    Wire.last.accept();
    const [first, second] = [socket.request(ROLL), socket.request(ROLL)];
    Wire.last.say({ t: 'ack', id: first, seq: 9 });
    expect(settled).toBe(0);
    Wire.last.say({ t: 'ack', id: second, seq: 10 });
    expect(settled).toBe(1);
  });

  it('keeps an action made while the connection is down, in order', () => {
    const first = socket.request(ROLL);
    const second = socket.request({ t: 'undo', seat: 0, seq: 3 });
    Wire.last.accept();
    expect(Wire.last.requests().map((frame) => 'id' in frame && frame.id)).toEqual([first, second]);
  });

  it('does not repeat what was refused', () => {
    Wire.last.accept();
    const id = socket.request(ROLL);
    Wire.last.say({ t: 'refused', id, code: 'stale', say: { key: 'table-refusal-stale' }, clause: '' });
    expect(refusals).toHaveLength(1);
    expect(socket.idle).toBe(true);
  });

  it('waits longer after each failure, and starts anew after a view', () => {
    for (let failures = 0; failures < 4; failures++) {
      Wire.last.close(1006);
      vi.advanceTimersByTime(10_000);
    }
    expect(Wire.all).toHaveLength(5);
    Wire.last.close(1006);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(5);
    vi.advanceTimersByTime(10_000);
    Wire.last.accept();
    Wire.last.say(VIEW);
    Wire.last.close(1006);
    vi.advanceTimersByTime(1);
    expect(Wire.all).toHaveLength(7);
  });

  it.each([4403, 4404, 4400])('does not come back after %i', (code) => {
    Wire.last.close(code);
    vi.advanceTimersByTime(60_000);
    expect(Wire.all).toHaveLength(1);
    expect(gone).toEqual([code]);
    expect(states.at(-1)).toBe('closed');
  });

  it('says why the table sent one away', () => {
    const kicked = { t: 'gone', code: 'kicked', say: { key: 'table-gone-kicked' } } as const;
    Wire.last.accept();
    Wire.last.say(kicked);
    Wire.last.close(4403);
    expect(gone).toEqual([kicked]);
    expect(states.at(-1)).toBe('closed');
  });

  it('comes back to a server that restarts, and to one whose store is away', () => {
    Wire.last.accept();
    Wire.last.say({ t: 'gone', code: 'restarting', say: { key: 'table-gone-restarting' } });
    Wire.last.close(1012);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(2);
    Wire.last.accept();
    Wire.last.close(1013);
    vi.advanceTimersByTime(1000);
    expect(Wire.all).toHaveLength(3);
    expect(gone).toEqual([]);
  });

  it('echoes a pong at once and reads the clock from it', () => {
    Wire.last.accept();
    const ping = Wire.last.sent.find((frame) => frame.t === 'ping');
    Wire.last.say({ t: 'pong', n: ping?.n ?? 0, now: Date.now() + 5000, mark: 9 });
    expect(Wire.last.sent.at(-1)).toEqual({ t: 'echo', mark: 9 });
    expect(socket.clock.time - Date.now()).toBe(5000);
  });

  it('takes a connection that no longer answers for dead', () => {
    Wire.last.accept();
    Wire.last.say(VIEW);
    vi.advanceTimersByTime(10_001);
    expect(states.at(-1)).toBe('lost');
    expect(Wire.all).toHaveLength(2);
  });
});
