import { FluentBundle } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { typeset } from './typeset';
import { bundleOf } from './words.svelte';

const SAID = `
cast-off = Larguez les amarres !
asks = « { $what } » : { $n ->
    [one] qui paie ?
   *[other] qui paie ; et quand ?
  }
`;

function said(bundle: FluentBundle, key: string, gaps = {}): string {
  return bundle.formatPattern(bundle.getMessage(key)?.value ?? '', gaps, []);
}

describe('in French', () => {
  const french = bundleOf('fr', { said: SAID });

  it('no line ends before a sign or inside quotes', () => {
    expect(said(french, 'cast-off')).toBe('Larguez les amarres\u202f!');
    expect(said(french, 'asks', { what: 'Rhum', n: 1 })).toBe('«\u202fRhum\u202f»\u00a0: qui paie\u202f?');
    expect(said(french, 'asks', { what: 'Rhum', n: 2 })).toMatch(/paie\u202f; et quand\u202f\?$/);
  });

  it('a name stays as somebody wrote it', () => {
    expect(said(french, 'asks', { what: 'Moi !', n: 1 })).toContain('Moi !');
  });

  it('a per cent sign stays with its number', () => {
    expect(typeset('fr')('12 % ?')).toBe('12\u202f%\u202f?');
  });

  it('a picture of a page stays a picture', () => {
    expect(typeset('fr')('Voici ![carte](card)')).toBe('Voici ![carte](card)');
  });

  it('a space that was bound is not bound twice', () => {
    const once = typeset('fr')('Bravo ! « Oui » : non ?');
    expect(typeset('fr')(once)).toBe(once);
  });
});

it.each(['en', 'pl'] as const)('in %s texts stay as they are written', (language) => {
  expect(typeset(language)('Well ! « so » : so')).toBe('Well ! « so » : so');
});
