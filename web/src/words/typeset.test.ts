import { describe, expect, it } from 'vitest';
import { bundleOf } from './words.svelte';
import { typeset } from './typeset';

describe('French typesetting', () => {
  it('keeps a sign on the line of the word before it', () => {
    expect(typeset('fr', 'Était-ce « la chance » : 12 % ?')).toBe(
      'Était-ce «\u00a0la chance\u00a0»\u00a0: 12\u00a0%\u00a0?',
    );
  });

  it('leaves the other languages alone', () => {
    expect(typeset('en', 'Luck : 12 % ?')).toBe('Luck : 12 % ?');
  });

  it('reaches every sentence of a catalog', () => {
    const bundle = bundleOf('fr', { one: 'luck = Était-ce la chance ?\n' });
    expect(bundle.formatPattern(bundle.getMessage('luck')?.value ?? '')).toBe('Était-ce la chance\u00a0?');
  });
});
