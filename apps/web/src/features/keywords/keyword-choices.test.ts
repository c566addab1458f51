import { describe, expect, it } from 'vitest';
import { decide, readChoices, writeChoices } from './keyword-choices.ts';

const NONE = { promoted: [], hidden: [], confirmed: [] };

describe('choices', () => {
  it('are made once and taken back', () => {
    const hidden = decide(decide(NONE, 'hidden', 'a', true), 'hidden', 'a', true);
    expect(hidden).toEqual({ ...NONE, hidden: ['a'] });
    expect(decide(hidden, 'hidden', 'a', false)).toEqual(NONE);
  });

  it('are kept apart by kind', () => {
    const both = decide(decide(NONE, 'promoted', 'a', true), 'confirmed', 'a', true);
    expect(both).toEqual({ promoted: ['a'], hidden: [], confirmed: ['a'] });
  });

  it('are read as they were written', () => {
    const choices = { promoted: ['phrase:x'], hidden: ['group:SQL'], confirmed: [] };
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it.each(['', '{', 'null', '[]', '{"hidden":"all"}'])('are none where the text is %j', (text) => {
    expect(readChoices(text)).toEqual(NONE);
  });
});
