import { fc, test } from '@fast-check/vitest';
import { blankContact, blankEntry, type EntryId, type Experience } from '@shortlist/resume';
import { describe, expect, it } from 'vitest';
import type { PartValue } from '../resume-model/part.ts';
import { mergeLines } from './merge-lines.ts';
import { mergeOrder } from './merge-order.ts';
import { mergePart } from './merge-part.ts';
import { WHOLE } from './part-fields.ts';

describe('lines of a text', () => {
  it.each([
    {
      it: 'a line changed on each side',
      base: 'a\nb\nc',
      mine: 'A\nb\nc',
      theirs: 'a\nb\nC',
      merged: 'A\nb\nC',
    },
    {
      it: 'a line put in here, one deleted there',
      base: 'a\nb\nc\nd',
      mine: 'x\na\nb\nc\nd',
      theirs: 'a\nb\nd',
      merged: 'x\na\nb\nd',
    },
    {
      it: 'the same change on both sides',
      base: 'a\nb',
      mine: 'a\nc',
      theirs: 'a\nc',
      merged: 'a\nc',
    },
    {
      it: 'one line changed in two ways',
      base: 'a\nb',
      mine: 'a\nc',
      theirs: 'a\nd',
      merged: undefined,
    },
    {
      it: 'different lines put in at one place',
      base: 'a',
      mine: 'a\nb',
      theirs: 'a\nc',
      merged: undefined,
    },
  ])('[ST2] $it', ({ base, mine, theirs, merged }) => {
    expect(mergeLines(base, mine, theirs)).toBe(merged);
  });

  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd', ''), { maxLength: 8 });
  const word = fc.array(fc.constantFrom('a', 'b', 'x1', 'x2', 'x3'), { maxLength: 8 });
  test.prop([text, word, word.map((lines) => lines.map((line) => line.replace('x', 'y')))])(
    '[ST2] no line that a side put in is lost: it is in the merged text, or there is a question',
    (base, mine, theirs) => {
      const merged = mergeLines(base.join('\n'), mine.join('\n'), theirs.join('\n'))?.split('\n');
      if (!merged) return;
      const put = [...mine, ...theirs].filter((line) => /[xy]/u.test(line));
      expect(merged).toEqual(expect.arrayContaining(put));
    },
  );
});

describe('orders', () => {
  it.each([
    { it: 'different things moved', base: 'abcd', mine: 'bacd', theirs: 'abdc', order: 'badc' },
    {
      it: 'one moved here, one added there',
      base: 'abc',
      mine: 'cab',
      theirs: 'xabc',
      order: 'cxab',
    },
    {
      it: 'one added on top here, one moved there',
      base: 'abc',
      mine: 'xabc',
      theirs: 'acb',
      order: 'xacb',
    },
    {
      it: 'one taken out there, another moved here',
      base: 'abcd',
      mine: 'dabc',
      theirs: 'acd',
      order: 'dac',
    },
    { it: 'what went along on both sides', base: 'abc', mine: 'cab', theirs: 'cab', order: 'cab' },
  ])('[HO2] $it', ({ base, mine, theirs, order }) => {
    expect(mergeOrder([...base], [...mine], [...theirs])).toEqual({
      order: [...order],
      isOpen: false,
    });
  });

  it('[HO2] asks where both moved the same to different places', () => {
    expect(mergeOrder([...'abcde'], [...'eabcd'], [...'aebcd']).isOpen).toBe(true);
  });

  const all = ['a', 'b', 'c', 'd', 'e'];
  const shuffled = fc.shuffledSubarray(all, { minLength: 5 });
  const some = fc.shuffledSubarray(all);
  test.prop([some, some, some])(
    '[HO2] never doubles, and holds what both hold',
    (base, mine, theirs) => {
      const { order } = mergeOrder(base, mine, theirs);
      expect(new Set(order).size).toBe(order.length);
      expect(order).toEqual(expect.arrayContaining(mine.filter((id) => theirs.includes(id))));
    },
  );
  test.prop([shuffled, shuffled])(
    '[HO2] a side that did nothing changes nothing',
    (base, moved) => {
      for (const [mine, theirs] of [
        [base, moved],
        [moved, base],
        [moved, moved],
      ] as const) {
        expect(mergeOrder(base, mine, theirs)).toEqual({ order: moved, isOpen: false });
      }
    },
  );
});

const job = (changes: Partial<Experience>): Experience => ({
  ...blankEntry('experience', 'server-1' as EntryId),
  ...changes,
});

describe('parts', () => {
  it('[ST2] takes each field from the side that changed it', () => {
    const merged = mergePart({
      base: job({ role: 'Engineer', bullets: '• One\n• Two\n• Three' }),
      mine: job({ role: 'Lead', bullets: '• First\n• Two\n• Three' }),
      theirs: job({ role: 'Engineer', company: 'Guild', bullets: '• One\n• Two\n• Third' }),
    });
    expect(merged.open).toEqual([]);
    expect(merged.value).toEqual(
      job({ role: 'Lead', company: 'Guild', bullets: '• First\n• Two\n• Third' }),
    );
  });

  it('[ST2] asks about the one field that both changed, and once answered not again', () => {
    const theirs = job({ role: 'Director', company: 'Guild' });
    const merged = mergePart({ base: job({}), mine: job({ role: 'Lead' }), theirs });
    expect(merged.open).toEqual(['role']);
    expect(merged.value).toEqual(job({ role: 'Lead', company: 'Guild' }));
    const again = mergePart({ base: merged.base, mine: merged.value, theirs });
    expect(again).toEqual(merged);
    expect(mergePart({ base: theirs, mine: merged.value, theirs }).open).toEqual([]);
  });

  it('[ST2] merges what is shown of a contact toggle by toggle', () => {
    const shown = (changes: object) => ({
      ...blankContact(),
      shown: { ...blankContact().shown, ...changes },
    });
    const versions = {
      base: shown({}),
      mine: shown({ city: false }),
      theirs: shown({ phone: false }),
    };
    expect(mergePart(versions)).toMatchObject({
      value: shown({ city: false, phone: false }),
      open: [],
    });
  });

  it('[ST2] keeps the end of a job and "Currently work here" together', () => {
    const merged = mergePart({
      base: job({}),
      mine: job({ endDate: 'May 2024' }),
      theirs: job({ endDate: 'Present', isCurrent: true }),
    });
    expect(merged.open).toEqual(['endDate']);
    expect(merged.value).toMatchObject({ endDate: 'May 2024', isCurrent: false });
  });

  it('[ST2] asks about the end of a job again where it is not known what it was changed from', () => {
    const mine = job({ endDate: 'May 2024' });
    const theirs = job({ endDate: 'May 2025' });
    const merged = mergePart({ base: undefined, mine, theirs });
    expect(mergePart({ base: merged.base, mine, theirs }).open).toEqual(['endDate']);
  });

  it('[ST2] knows its own sendings, and asks about a deletion as a whole', () => {
    const sent = job({ role: 'Lead' });
    const mine = job({ role: 'Leader' });
    const theirs = job({ role: 'Lead', company: 'Guild' });
    expect(mergePart({ base: job({}), mine, theirs, attempts: [sent] })).toMatchObject({
      value: job({ role: 'Leader', company: 'Guild' }),
      open: [],
    });
    expect(mergePart({ base: job({}), mine, theirs: undefined }).open).toEqual([WHOLE]);
    expect(mergePart({ base: job({}), mine: undefined, theirs }).open).toEqual([WHOLE]);
    expect(mergePart({ base: theirs, mine: undefined, theirs })).toMatchObject({
      value: undefined,
      open: [],
    });
    expect(mergePart({ base: mine, mine, theirs: undefined })).toMatchObject({
      value: undefined,
      open: [],
    });
  });

  const text = fc.constantFrom('', 'a', 'b', 'a\nb', 'a\nb\nc');
  const entry = fc
    .record({ role: text, bullets: text, endDate: text, isCurrent: fc.boolean() })
    .map(job);
  const order = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 });
  const three: fc.Arbitrary<PartValue[]> = fc.oneof(
    fc.tuple(entry, entry, entry),
    fc.tuple(text, text, text),
    fc.tuple(order, order, order),
  ) as fc.Arbitrary<PartValue[]>;
  test.prop([three])(
    '[ST2] a side that did nothing changes nothing, and equal edits are no question',
    ([base, one]) => {
      for (const [mine, theirs] of [
        [base, one],
        [one, base],
        [one, one],
      ] as const) {
        expect(mergePart({ base, mine, theirs })).toEqual({ value: one, base: theirs, open: [] });
      }
    },
  );
  test.prop([three])(
    '[ST2] merged again, it asks about the same fields and changes nothing',
    ([base, mine, theirs]) => {
      const once = mergePart({ base, mine, theirs });
      expect(mergePart({ base: once.base, mine: once.value, theirs })).toEqual(once);
    },
  );
});
