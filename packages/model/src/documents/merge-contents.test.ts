import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../kinds.ts';
import { SECTIONS } from '../resume/sections/sections.ts';
import { createContentMerger } from './merge-contents.ts';

const [RESUME] = KINDS.all;
const { merge, differ, take } = createContentMerger(RESUME, SECTIONS);
const form = (content: object) => ({ schema: 2, content: content as Record<string, unknown> });
const KEY = 'award:0b9c5a1e-3f1d-4c7e-9a00-00000000c091';

describe('contents of a part', () => {
  it('[TL1] merge field by field, what this release does not know member by member', () => {
    const base = form({ name: 'Medal', awarder: 'Academy', later: 1 });
    const mine = form({ name: 'Gold medal', awarder: 'Academy', later: 1, also: true });
    const theirs = form({ name: 'Medal', awarder: 'Royal Academy', later: 2 });
    expect(merge(KEY, { base, mine, theirs })).toMatchObject({
      content: { name: 'Gold medal', awarder: 'Royal Academy', later: 2, also: true },
      open: [],
    });
  });

  it('[TL1] hide a point beside a change of its words', () => {
    const point = (id: string, text: string, more: object = {}) => ({ id, text, ...more });
    const points = (...all: object[]) => ({ points: all });
    const base = form({ relevance: points(point('aaaaaaaa', 'One.'), point('bbbbbbbb', 'Two.')) });
    const mine = form({
      relevance: points(point('aaaaaaaa', 'One.', { hidden: true }), point('bbbbbbbb', 'Two.')),
    });
    const theirs = form({
      relevance: points(point('aaaaaaaa', 'First.'), point('bbbbbbbb', 'Two.')),
    });
    const { content, open } = merge(KEY, { base, mine, theirs });
    expect(open).toEqual([]);
    expect(content.relevance).toMatchObject({ points: [{ text: 'First.', hidden: true }, {}] });
  });

  it('[TL1] say the same where one lacks what is empty in the other', () => {
    expect(
      differ('contact', form({ full_name: 'Ada' }), form({ full_name: 'Ada', city: '' })),
    ).toEqual([]);
    expect(differ('look', form({ design: null }), form({}))).toEqual([]);
  });

  const words = fc.constantFrom('', 'a', 'b', 'c');
  const content = fc.record({ name: words, awarder: words, unknown: words }).map(form);

  test.prop([content, content, content])(
    '[TL1] keep every change of one side, and mine where both changed; a second merge asks about the same',
    (base, mine, theirs) => {
      const merged = merge(KEY, { base, mine, theirs });
      for (const name of ['name', 'awarder', 'unknown']) {
        const [was, here, there] = [base, mine, theirs].map((each) => each.content[name]);
        const isOpen = here !== was && there !== was && here !== there;
        expect(merged.content[name], name).toBe(here === was ? there : here);
        expect(merged.open.includes(name), name).toBe(isOpen);
      }
      const again = merge(KEY, { base: form(merged.base), mine: form(merged.content), theirs });
      expect(again.content).toEqual(merged.content);
      expect([...again.open].sort()).toEqual([...merged.open].sort());
    },
  );

  test.prop([content, content])('[TL1] take fields of another, and no others', (one, other) => {
    const fields = differ(KEY, one, other);
    expect(differ(KEY, form(take(KEY, one, other, fields)), other)).toEqual([]);
    const [first, ...rest] = fields;
    if (first) expect(differ(KEY, form(take(KEY, one, other, [first])), other)).toEqual(rest);
  });
});
