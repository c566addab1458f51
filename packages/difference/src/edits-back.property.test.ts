import { fc, test } from '@fast-check/vitest';
import { applyEdit, type Edit, EntryId, type Resume, SECTIONS } from '@shortlist/model';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { diffResumes, editsBack } from './index.ts';
import { EDITS } from './marks/made-edits.test-support.ts';

const SAMPLES = ['01-engineer', '17-student', '20-career-change'].map(readSample);

const diff = (before: Resume, after: Resume) =>
  diffResumes(before, after, { sections: SECTIONS, hasIds: true }).texts;

const applyAll = (resume: Resume, edits: readonly Edit[]) =>
  edits.reduce((next, edit) => applyEdit(next, edit, SECTIONS), resume);

/** Takes back the first change as long as there is one that can be; each is undone on the way. */
function takeBack(before: Resume, after: Resume): Resume {
  let made = 0;
  const newId = () => {
    made += 1;
    return EntryId.parse(`back-${made}`);
  };
  let now = after;
  for (let changes = diff(before, now); changes[0]; changes = diff(before, now)) {
    const back = editsBack(changes[0], { before, after: now, sections: SECTIONS, newId });
    if (!back) return now;
    const then = applyAll(now, back.edits);
    expect(diff(now, applyAll(then, back.undo))).toEqual([]);
    expect(diff(before, then).length).toBeLessThan(changes.length);
    now = then;
  }
  return now;
}

describe.each(Object.entries(EDITS))('%s', (_name, make) => {
  test.prop([fc.constantFrom(...SAMPLES), fc.infiniteStream(fc.nat())], { numRuns: 10 })(
    '[HI1] is taken back field by field, and that is undone',
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
