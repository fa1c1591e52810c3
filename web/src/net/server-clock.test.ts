import { describe, expect, it } from 'vitest';
import { ServerClock } from './server-clock';

describe("the server's clock", () => {
  function scene() {
    let here = 1000;
    const clock = new ServerClock(() => here);
    return { clock, pass: (ms: number) => (here += ms) };
  }

  it('is ours until the server has answered', () => {
    expect(scene().clock.time).toBe(1000);
  });

  it('is read halfway through the trip', () => {
    const { clock, pass } = scene();
    const question = clock.ask();
    pass(100);
    clock.hear(question, 5000);
    expect(clock.time).toBe(5050);
  });

  it('trusts the quickest answer', () => {
    const { clock, pass } = scene();
    const quick = clock.ask();
    pass(20);
    clock.hear(quick, 5000);
    const slow = clock.ask();
    pass(900);
    clock.hear(slow, 5990);
    expect(clock.time).toBe(5000 + 10 + 900);
  });

  it('counts the silence after a question, and forgets it with the connection', () => {
    const { clock, pass } = scene();
    clock.ask();
    pass(700);
    expect(clock.silence).toBe(700);
    clock.reset();
    expect(clock.silence).toBe(0);
  });

  it('does not believe an answer to a question it never asked', () => {
    const { clock } = scene();
    clock.hear(7, 99999);
    expect(clock.time).toBe(1000);
  });
});
