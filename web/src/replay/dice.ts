/** The check that nobody chose the dice, repeated in the browser (the server's own is in core/dice.py). */
import { sha256 } from './sha256';

const utf8 = new TextEncoder();

export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The commitment, which must have been shown before the seats gave their shares. */
export function commitmentTo(secret: string): string {
  return hexOf(sha256(joined([utf8.encode('flibuste commitment\0'), bytesOf(secret)])));
}

/** The key that secret, table and shares make together: sixteen bytes in hexadecimal digits. */
export function keyFrom(secret: string, table: string, nonces: readonly string[]): string {
  const parts = [utf8.encode('flibuste key'), bytesOf(secret), utf8.encode(table), ...nonces.map(bytesOf)];
  return hexOf(sha256(joined(parts.flatMap((part) => [bigEndian(part.length), part]))).slice(0, 16));
}

function bigEndian(length: number): Uint8Array {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, length);
  return bytes;
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
