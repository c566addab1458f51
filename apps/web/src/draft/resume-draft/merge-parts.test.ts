import { fc, test } from '@fast-check/vitest';
import { mergePart, WHOLE } from '@shortlist/draft';
import {
  type EntryId,
  type EntryOf,
  emptyContact,
  NO_LOOK,
  pointsCodec,
  SECTIONS,
} from '@shortlist/model';
import {
  emptyFlatEntry,
  type FlatEntry,
  readEntry,
} from '@shortlist/model/flat-entry.test-support';
import { describe, expect, it } from 'vitest';
import { resumeModelOf } from './resume-model.ts';
import type { PartValue } from './resume-types.ts';

const resumeModel = resumeModelOf(SECTIONS);
const job = (changes: Partial<FlatEntry<'experience'>>): EntryOf<'experience'> =>
  readEntry(
    'experience',
    {
      ...emptyFlatEntry('experience', 'server-1' as EntryId, SECTIONS),
      ...changes,
    },
    SECTIONS,
  );

describe('parts', () => {
  it('[ST2] takes each field from the side that changed it', () => {
    const merged = mergePart(resumeModel, {
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
    const merged = mergePart(resumeModel, { base: job({}), mine: job({ role: 'Lead' }), theirs });
    expect(merged.open).toEqual(['role']);
    expect(merged.value).toEqual(job({ role: 'Lead', company: 'Guild' }));
    const again = mergePart(resumeModel, { base: merged.base, mine: merged.value, theirs });
    expect(again).toEqual(merged);
    expect(mergePart(resumeModel, { base: theirs, mine: merged.value, theirs }).open).toEqual([]);
  });

  it('[OC2] merges the points of an entry of a section of one’s own line by line', () => {
    const own = (description: string) =>
      ({
        id: 'server-1',
        name: 'Choir',
        description: pointsCodec.fromFlat(description),
      }) as unknown as PartValue;
    const merged = mergePart(resumeModel, {
      base: own('One\nTwo\nThree'),
      mine: own('First\nTwo\nThree'),
      theirs: own('One\nTwo\nThird'),
    });
    expect(merged).toMatchObject({ value: own('First\nTwo\nThird'), open: [] });
  });

  it('[ST2] merges what is shown of a contact toggle by toggle', () => {
    const shown = (changes: object) => ({
      ...emptyContact(),
      shown: { ...emptyContact().shown, ...changes },
    });
    const versions = {
      base: shown({}),
      mine: shown({ city: false }),
      theirs: shown({ phone: false }),
    };
    expect(mergePart(resumeModel, versions)).toMatchObject({
      value: shown({ city: false, phone: false }),
      open: [],
    });
  });

  it('[ST2] merges a look choice by choice', () => {
    const merged = mergePart(resumeModel, {
      base: NO_LOOK,
      mine: { ...NO_LOOK, paper: 'a4' },
      theirs: { ...NO_LOOK, design: 'wide' },
    });
    expect(merged).toMatchObject({ value: { design: 'wide', paper: 'a4' }, open: [] });
    const asked = mergePart(resumeModel, {
      base: NO_LOOK,
      mine: { ...NO_LOOK, paper: 'a4' },
      theirs: { ...NO_LOOK, paper: 'letter' },
    });
    expect(asked.open).toEqual(['paper']);
  });

  it('[ST2] takes back a choice of a look that was taken back on either side', () => {
    const chosen = { ...NO_LOOK, textSize: 11 };
    const other = { ...NO_LOOK, paper: 'a4' } as const;
    for (const [mine, theirs] of [
      [chosen, NO_LOOK],
      [{ ...NO_LOOK, textSize: null }, chosen],
      [{ ...NO_LOOK, textSize: null }, NO_LOOK],
    ] as const) {
      const merged = mergePart(resumeModel, { base: chosen, mine, theirs });
      expect(merged.open).toEqual([]);
      expect((merged.value as typeof chosen).textSize ?? null).toBe(null);
    }
    const beside = mergePart(resumeModel, { base: NO_LOOK, mine: chosen, theirs: other });
    expect(beside).toMatchObject({ value: { ...chosen, paper: 'a4' }, open: [] });
  });

  it('[ST2] keeps the end of a job and "Currently work here" together', () => {
    const merged = mergePart(resumeModel, {
      base: job({}),
      mine: job({ endDate: 'May 2024' }),
      theirs: job({ endDate: 'Present', isCurrent: true }),
    });
    expect(merged.open).toEqual(['endDate']);
    expect(merged.value).toMatchObject({ endDate: { year: 2024, month: 5 }, isCurrent: false });
  });

  it('[ST2] asks about the end of a job again where it is not known what it was changed from', () => {
    const mine = job({ endDate: 'May 2024' });
    const theirs = job({ endDate: 'May 2025' });
    const merged = mergePart(resumeModel, { base: undefined, mine, theirs });
    expect(mergePart(resumeModel, { base: merged.base, mine, theirs }).open).toEqual(['endDate']);
  });

  it('[ST2] knows its own sendings, and asks about a deletion as a whole', () => {
    const sent = job({ role: 'Lead' });
    const mine = job({ role: 'Leader' });
    const theirs = job({ role: 'Lead', company: 'Guild' });
    expect(mergePart(resumeModel, { base: job({}), mine, theirs, attempts: [sent] })).toMatchObject(
      {
        value: job({ role: 'Leader', company: 'Guild' }),
        open: [],
      },
    );
    expect(mergePart(resumeModel, { base: job({}), mine, theirs: undefined }).open).toEqual([
      WHOLE,
    ]);
    expect(mergePart(resumeModel, { base: job({}), mine: undefined, theirs }).open).toEqual([
      WHOLE,
    ]);
    expect(mergePart(resumeModel, { base: theirs, mine: undefined, theirs })).toMatchObject({
      value: undefined,
      open: [],
    });
    expect(mergePart(resumeModel, { base: mine, mine, theirs: undefined })).toMatchObject({
      value: undefined,
      open: [],
    });
  });

  it('[TR1] takes no sending that was never answered for what its own words started from', () => {
    const sent = job({ role: 'Weaver' });
    const merged = mergePart(resumeModel, {
      base: undefined,
      mine: sent,
      theirs: job({}),
      attempts: [sent],
    });
    expect(merged.value).toEqual(sent);
    expect(merged.open).toEqual(['role']);
  });

  it('[TR1] keeps words that were put back after a sending without them, which may have arrived', () => {
    const base = job({ role: 'Weaver' });
    const versions = { base, mine: base, attempts: [job({})] };
    const merged = mergePart(resumeModel, { ...versions, theirs: job({ company: 'Guild' }) });
    expect(merged).toMatchObject({ value: job({ role: 'Weaver', company: 'Guild' }), open: [] });
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
        expect(mergePart(resumeModel, { base, mine, theirs })).toEqual({
          value: one,
          base: theirs,
          open: [],
        });
      }
    },
  );
  test.prop([three])(
    '[ST2] merged again, it asks about the same fields and changes nothing',
    ([base, mine, theirs]) => {
      const once = mergePart(resumeModel, { base, mine, theirs });
      expect(mergePart(resumeModel, { base: once.base, mine: once.value, theirs })).toEqual(once);
    },
  );
});
