import { describe, expect, it } from 'vitest';
import { commitmentTo, keyFrom } from './dice';

/** Made by `flibuste.core.dice` from the same secret, table and shares. */
const SECRET = Array.from({ length: 32 }, (_, byte) => byte.toString(16).padStart(2, '0')).join('');
const SHARES = ['01', '02', '03'].map((byte) => byte.repeat(16));

describe('the check of the dice', () => {
  it('finds the commitment that the server shows', () => {
    expect(commitmentTo(SECRET)).toBe('0b0ede69615a8172c67a00cac5e6c3adb88dd2e542df7cd0923e4dcada27002f');
  });

  it('finds the key that the game is played with', () => {
    expect(keyFrom(SECRET, 'table-1', SHARES)).toBe('a8ac3b551233c2c249d67af72dd2516d');
  });

  it('finds another key when a share is another', () => {
    expect(keyFrom(SECRET, 'table-1', [...SHARES.slice(1), 'ff'.repeat(16)])).not.toBe(
      'a8ac3b551233c2c249d67af72dd2516d',
    );
  });
});
