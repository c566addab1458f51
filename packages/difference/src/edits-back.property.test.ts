import { fc, test } from '@fast-check/vitest';
import {
  applyEdit,
  type Edit,
  EntryId,
  entriesOf,
  type Resume,
  SECTIONS,
  setEntryEdit,
} from '@shortlist/model';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { canTakeBack, diffResumes, editsBack } from './index.ts';
import { EDITS } from './marks/made-edits.test-support.ts';

const SAMPLES = ['01-engineer', '17-student', '20-career-change'].map(readSample);

const diff = (before: Resume, after: Resume) =>
  diffResumes(before, after, { sections: SECTIONS, hasIds: true }).texts;

const applyAll = (resume: Resume, edits: readonly Edit[]) =>
  edits.reduce((next, edit) => applyEdit(next, edit, SECTIONS), resume);

/** Takes back the first change as long as there is one that can be. */
function takeBack(before: Resume, after: Resume): Resume {
  let made = 0;
  const newId = () => {
    made += 1;
    return EntryId.parse(`back-${made}`);
  };
  let now = after;
  for (let changes = diff(before, now); changes[0]; changes = diff(before, now)) {
    const back = editsBack(changes[0], { before, after: now, sections: SECTIONS, newId });
    expect(canTakeBack(changes[0], { before, after: now, sections: SECTIONS })).toBe(
      back.length > 0,
    );
    if (back.length === 0) return now;
    const then = applyAll(now, back);
    expect(diff(before, then).length).toBeLessThan(changes.length);
    now = then;
  }
  return now;
}

describe.each(Object.entries(EDITS))('%s', (_name, make) => {
  test.prop([fc.constantFrom(...SAMPLES), fc.infiniteStream(fc.nat())], { numRuns: 10 })(
    '[HI1] is taken back field by field',
    (before, numbers) => {
      const pick = <T>(from: readonly T[]): T =>
        from[Number(numbers.next().value) % from.length] as T;
      const edit = make(before, pick);
      fc.pre(edit !== undefined);
      if (edit) expect(diff(before, takeBack(before, edit.after))).toEqual([]);
    },
  );
});

it('[HI1] the head is taken back by its fields, what of it is shown as well', () => {
  const [before] = SAMPLES as [Resume];
  const after = applyAll(before, [
    { type: 'set-contact', changes: { email: 'other@example.org', state: 'Elsewhere' } },
    { type: 'set-shown', changes: { phone: !before.contact.shown.phone } },
  ]);
  expect(diff(before, after)).not.toEqual([]);
  expect(diff(before, takeBack(before, after))).toEqual([]);
});

it('[HI1] a role comes back below the employer of the one above', () => {
  const [sample] = SAMPLES as [Resume];
  const [first, second] = entriesOf(sample, 'experience');
  if (!first || !second) throw new Error('The sample has too few jobs.');
  const role = { kind: 'experience', id: second.id } as const;
  const before = applyAll(sample, [
    setEntryEdit('experience', second.id, { company: first.company }),
    { type: 'set-flag', ...role, flag: 'sameEmployer', isOn: true },
  ]);
  const after = applyAll(before, [
    { type: 'set-flag', ...role, flag: 'sameEmployer', isOn: false },
  ]);
  const name = diff(before, after).find(
    (change) => 'after' in change && change.after.sources[0]?.includes('.company@'),
  );
  if (!name) throw new Error('The employer is not printed.');
  const states = { before, after, sections: SECTIONS, newId: () => first.id };
  expect(diff(before, applyAll(after, editsBack(name, states)))).toEqual([]);
});

it('[HI1] points that were written as no list come back as they were written', () => {
  const [sample] = SAMPLES as [Resume];
  const [job] = entriesOf(sample, 'experience');
  if (!job) throw new Error('The sample has no job.');
  const say = (bullets: string) =>
    applyAll(sample, [setEntryEdit('experience', job.id, { bullets })]);
  const [before, after] = [say('Ran looms\nSlept'), say('• Ran looms\n• Rested')];
  const back = applyAll(after, editsOfAll(before, after));
  expect(entriesOf(back, 'experience')[0]?.bullets.isPlain).toBe(true);
});

const editsOfAll = (before: Resume, after: Resume) =>
  diff(before, after).flatMap((change) =>
    editsBack(change, { before, after, sections: SECTIONS, newId: () => EntryId.parse('none') }),
  );
