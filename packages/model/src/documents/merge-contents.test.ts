import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../kinds.ts';
import { PHOTO } from '../photo/photo.test-support.ts';
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

  it('[TL1] hide a point that stays locked, and list a lock as no change of the words', () => {
    const points = (more: object) =>
      form({ relevance: { points: [{ id: 'aaaaaaaa', text: 'One.', ...more }] } });
    const mine = points({ locked: true });
    expect(differ(KEY, mine, points({}))).toEqual([]);
    const theirs = points({ hidden: true });
    expect(differ(KEY, mine, theirs)).toEqual(['relevance/aaaaaaaa']);
    const { relevance } = take(KEY, mine, theirs, ['relevance/aaaaaaaa']);
    expect(relevance).toMatchObject({ points: [{ hidden: true, locked: true }] });
  });

  it('[TL1] have all lines but the one that both changed as either changed them, also once that is saved and changed again', () => {
    const text = (...lines: string[]) => ({ schema: 1, content: { text: lines.join('\n') } });
    const base = text('One.', 'Two.', 'Three.', 'Four.', 'Five.');
    const mine = text('Mine.', 'Two.', 'Three.', 'Four.', 'My five.');
    const theirs = text('Theirs.', 'Two.', 'Their three.', 'Four.', 'Five.');
    const merged = merge('summary', { base, mine, theirs });
    expect(merged.content).toEqual(
      text('Mine.', 'Two.', 'Their three.', 'Four.', 'My five.').content,
    );
    expect(merged.base).toEqual(text('One.', 'Two.', 'Their three.', 'Four.', 'Five.').content);
    expect(merged.open).toEqual(['']);
    const later = text('Theirs.', 'Two.', 'Their new three.', 'Four.', 'Five.');
    const again = { base: form(merged.base), mine: form(merged.content), theirs: later };
    expect(merge('summary', again).content).toEqual(
      text('Mine.', 'Two.', 'Their new three.', 'Four.', 'My five.').content,
    );
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

  const part = <Name extends string>(key: string, members: Record<Name, fc.Arbitrary<unknown>>) => {
    const schema = key === KEY ? 2 : 1;
    const made = fc
      .record(members, { requiredKeys: [] })
      .map((said) => ({ schema, content: { ...said } as Record<string, unknown> }));
    return fc.record({ key: fc.constant(key), one: made, other: made });
  };
  const flag = fc.constantFrom(true, false);
  const sides = fc.oneof(
    part(KEY, { name: words, awarder: words, unknown: words, hidden: flag, locked: flag }),
    part('summary', { text: words, unknown: words }),
    part('contact', { city: words, headline: words, shown: fc.record({ city: flag }) }),
    part('section:award', { title: words, isHidden: flag }),
    part('section:custom-a', { isAdded: flag, title: words, isHidden: flag }),
    part('look', { design: fc.constantFrom(null, 'harvard'), textSize: fc.constantFrom(null, 9) }),
    part('photo', { jpeg: fc.constantFrom(null, PHOTO.jpeg) }),
  );
  test.prop([sides])(
    '[TL1] take fields of another, and no others, also what that does not have',
    ({ key, one, other }) => {
      const fields = differ(key, one, other);
      const others = (taken: string[]) =>
        differ(key, { ...one, content: take(key, one, other, taken) }, other);
      expect(others(fields)).toEqual([]);
      const [first, ...rest] = fields;
      if (first !== undefined) expect(others([first])).toEqual(rest);
    },
  );

  const lines = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 6 });
  const text = lines.map((all) => form({ text: all.join('\n') }));
  test.prop([text, text, text])(
    '[TL1] ask about the lines of a text that were asked about, whatever was merged beside them',
    (base, mine, theirs) => expectSettled('summary', { base, mine, theirs }),
  );

  const IDS = ['pppppppp', 'qqqqqqqq', 'rrrrrrrr', 'ssssssss'];
  const point = fc.record(
    {
      text: words,
      hidden: fc.constant(true),
      locked: fc.constant(true),
      marks: fc.constant([{ from: 0, to: 1, bold: true }]),
    },
    { requiredKeys: ['text'] },
  );
  const saidBy = (ids: readonly string[]) =>
    fc
      .array(point, { minLength: ids.length, maxLength: ids.length })
      .map((all) => ids.map((id, at) => ({ id, ...all[at] })));
  const pointsOf = (ids: readonly string[]) => fc.shuffledSubarray([...ids]).chain(saidBy);
  const pointsForm = (all: object[]) => form({ relevance: { points: all } });
  const points = pointsOf(IDS).map(pointsForm);
  /**
   * Points that a side puts in have ids of their own, also where all are put in anew. None says the same as another: which of two that say the same is which of two others
   * nobody can tell, so that the second merge may have their ids and places the other way round.
   */
  const sideOf = (ids: readonly string[], own: readonly string[]) =>
    fc
      .tuple(
        fc.oneof(pointsOf(ids), fc.constant([])),
        pointsOf(own),
        fc.shuffledSubarray(['', 'a', 'b', 'c'], { minLength: own.length }),
      )
      .chain(([known, putIn, texts]) => {
        const all = [...known, ...putIn.map((each, at) => ({ ...each, text: texts[at] }))];
        return fc.shuffledSubarray(all, { minLength: all.length });
      })
      .map(pointsForm);
  const versions = fc.shuffledSubarray(IDS).chain((ids) =>
    fc.record({
      base: saidBy(ids).map(pointsForm),
      mine: sideOf(ids, ['mmmmmmmm', 'nnnnnnnn']),
      theirs: sideOf(ids, ['tttttttt', 'uuuuuuuu']),
    }),
  );
  const said = (...all: [id: string, text: string, more?: object][]) =>
    pointsForm(all.map(([id, text, more]) => ({ id, text, ...more })));
  it.each([
    {
      it: 'theirs put in anew, with a flag',
      base: said(['pppppppp', 'One.', { hidden: true, locked: true }]),
      mine: said(['pppppppp', 'One.'], ['mmmmmmmm', 'Two.', { hidden: true }]),
      theirs: said(['ssssssss', 'One.', { locked: true }], ['tttttttt', 'Two.', { hidden: true }]),
      says: ['One.', 'Two.'],
      isOpen: false,
    },
    {
      it: 'a point moved by both beside one that they put in',
      base: said(['qqqqqqqq', 'One.'], ['ssssssss', 'Two.']),
      mine: said(['ssssssss', 'Two.'], ['qqqqqqqq', 'One.']),
      theirs: said(['ssssssss', 'Two.'], ['tttttttt', 'Three.'], ['qqqqqqqq', 'One.']),
      says: ['Two.', 'Three.', 'One.'],
      isOpen: false,
    },
    {
      it: 'a point moved by both to different places beside one that they put in',
      base: said(['qqqqqqqq', 'One.'], ['ssssssss', 'Two.'], ['rrrrrrrr', 'Three.']),
      mine: said(['ssssssss', 'Two.'], ['rrrrrrrr', 'Three.'], ['qqqqqqqq', 'One.']),
      theirs: said(
        ['ssssssss', 'Two.'],
        ['qqqqqqqq', 'One.'],
        ['tttttttt', 'Four.'],
        ['rrrrrrrr', 'Three.'],
      ),
      says: ['Two.', 'Three.', 'One.', 'Four.'],
      isOpen: true,
    },
  ])('[TL1] ask about the same again: $it', ({ says, isOpen, ...sides }) => {
    const { content, open } = merge(KEY, sides);
    const { points: merged } = content.relevance as { points: { text: string }[] };
    expect(merged.map(({ text }) => text)).toEqual(says);
    expect(open.length > 0).toBe(isOpen);
    expectSettled(KEY, sides);
  });

  test.prop([versions])(
    '[TL1] ask about the points that were asked about, whatever was merged beside them',
    (sides) => expectSettled(KEY, sides),
  );

  test.prop([points, points])(
    '[TL1] list hidden points apart from the words, and take them one by one',
    (one, other) => {
      const fields = differ(KEY, one, other);
      for (const field of fields) {
        const rest = differ(KEY, form(take(KEY, one, other, [field])), other);
        expect(rest).toEqual(field === 'relevance' ? [] : fields.filter((each) => each !== field));
      }
    },
  );
});

type Versions = Parameters<typeof merge>[1];

/** Expects that merging again what was merged says the same, and that a base that is kept or taken says what it should. */
function expectSettled(key: string, { base, mine, theirs }: Versions): void {
  const merged = merge(key, { base, mine, theirs });
  const again = merge(key, { base: form(merged.base), mine: form(merged.content), theirs });
  expect(again).toEqual(merged);
  const settled = merge(key, { base: theirs, mine: form(merged.content), theirs });
  expect(settled.content).toEqual(merged.content);
  expect(settled.open).toEqual([]);
}
