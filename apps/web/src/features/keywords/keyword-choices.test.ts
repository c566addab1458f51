import { describe, expect, it } from 'vitest';
import { decide, decideQuote, readChoices, writeChoices } from './keyword-choices.ts';

const NONE = { promoted: [], hidden: [], confirmed: [], quoted: [] };

describe('choices', () => {
  it('are made once and taken back', () => {
    const hidden = decide(decide(NONE, 'hidden', 'a', true), 'hidden', 'a', true);
    expect(hidden).toEqual({ ...NONE, hidden: ['a'] });
    expect(decide(hidden, 'hidden', 'a', false)).toEqual(NONE);
  });

  it('are kept apart by kind', () => {
    const both = decide(decide(NONE, 'promoted', 'a', true), 'confirmed', 'a', true);
    expect(both).toEqual({ ...NONE, promoted: ['a'], confirmed: ['a'] });
  });

  it('are read as they were written', () => {
    const choices = {
      promoted: ['phrase:x'],
      hidden: ['group:SQL'],
      confirmed: [],
      quoted: [{ id: 'group:Docker', quote: 'Packed “containers”' }],
    };
    expect(readChoices(writeChoices(choices))).toEqual(choices);
  });

  it('have one quote a keyword, the last, until it is taken back', () => {
    const quoted = decideQuote(decideQuote(NONE, 'a', 'one'), 'a', 'two');
    expect(quoted).toEqual({ ...NONE, quoted: [{ id: 'a', quote: 'two' }] });
    expect(decideQuote(quoted, 'a', undefined)).toEqual(NONE);
  });

  it('that were written before there were quotes are read', () => {
    expect(readChoices('{"promoted":["a"],"hidden":[],"confirmed":[]}')).toEqual({
      ...NONE,
      promoted: ['a'],
    });
  });

  it.each(['', '{', 'null', '[]', '{"hidden":"all"}'])('are none where the text is %j', (text) => {
    expect(readChoices(text)).toEqual(NONE);
  });
});
