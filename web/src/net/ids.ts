/** Makes an id nobody else makes: 128 random bits in 22 URL-safe characters. */
export function makeId(): string {
  return encode(randomBytes(16));
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

function encode(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= 6) {
      bits -= 6;
      text += LETTERS.charAt((held >> bits) & 63);
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + LETTERS.charAt((held << (6 - bits)) & 63) : text;
}

/** `getRandomValues` works over plain HTTP too, unlike `randomUUID`; without any crypto an id need only be unlikely. */
function randomBytes(count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  if (typeof crypto === 'object' && typeof crypto.getRandomValues === 'function') {
    return crypto.getRandomValues(bytes);
  }
  return bytes.map(() => Math.floor(Math.random() * 256));
}
