import { FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../net/wire';
import { LANGUAGES } from '../words/languages';
import { offered, optionKey } from './options';

const option = (name: string): OptionInfo => ({
  name,
  values: ['off', 'on'],
  default: 'on',
  lowest: 0,
  highest: 0,
});

describe("a game's options", () => {
  it('are named as in the catalogs', () => {
    expect(optionKey('santy-anno', 'rum_lap')).toBe('sa-option-rum-lap');
    expect(optionKey('santy-anno', 'cards', 'expert_events')).toBe('sa-option-cards-expert-events');
  });

  it.each(LANGUAGES)('stand in the catalogs under these names in %s', (language) => {
    const folder = new URL('../../../src/flibuste/words/', `file://${__dirname}/`);
    const text = readFileSync(new URL(`${language}/santy_anno.ftl`, folder), 'utf8');
    const keys = new FluentResource(text).body.map((message) => message.id);
    expect(keys).toContain(optionKey('santy-anno', 'cards', 'expert_events'));
  });

  it('do not ask what the way of playing decides', () => {
    const options = ['way', 'dealer', 'screens', 'ties'].map(option);
    expect(offered({ options }).map(({ name }) => name)).toEqual(['way', 'ties']);
  });
});
