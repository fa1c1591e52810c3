/** SHA-256, because browsers offer theirs only in secure contexts and games are also played over plain HTTP. */

const ROUNDS = 64;
const BLOCK = 64;

const [K, START] = constants();

/** The 32-byte digest of some bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = pad(message);
  const state = Uint32Array.from(START);
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, new DataView(padded.buffer, at, BLOCK));
  const digest = new Uint8Array(32);
  const out = new DataView(digest.buffer);
  state.forEach((word, index) => out.setUint32(index * 4, word));
  return digest;
}

/** A one bit, zeros up to a whole block, and the length in bits. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const length = new DataView(padded.buffer, padded.length - 8);
  length.setUint32(0, Math.floor(message.length / 2 ** 29));
  length.setUint32(4, (message.length * 8) >>> 0);
  return padded;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, block: DataView): void {
  const w = new Uint32Array(ROUNDS);
  const word = (index: number) => w[index] ?? 0;
  for (let i = 0; i < ROUNDS; i += 1) {
    if (i < 16) {
      w[i] = block.getUint32(i * 4);
      continue;
    }
    const [x, y] = [word(i - 15), word(i - 2)];
    const s0 = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const s1 = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w[i] = word(i - 16) + s0 + word(i - 7) + s1;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS; i += 1) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const choice = (e & f) ^ (~e & g);
    const one = (h + s1 + choice + (K[i] ?? 0) + word(i)) >>> 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + s0 + majority) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((part, index) => (state[index] = (state[index] ?? 0) + part));
}

/** The first bits of the fractional parts of cube roots and square roots of the first primes. */
function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < ROUNDS; n += 1)
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const bits = (value: number) => Math.floor((value % 1) * 2 ** 32);
  const roots = Uint32Array.from(primes.slice(0, 8), (prime) => bits(Math.sqrt(prime)));
  return [Uint32Array.from(primes, (prime) => bits(Math.cbrt(prime))), roots];
}
