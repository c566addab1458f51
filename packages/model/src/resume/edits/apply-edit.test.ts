import { fc, test } from '@fast-check/vitest';
import { flatResume, readFlatResume } from '@shortlist/json-resume';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  completeEntryOrder,
  type Edit,
  entriesOf,
  entryOrderOf,
  paperOrder,
  type Resume,
  SECTIONS,
  textOf,
} from '../../index.ts';
import { emptyFlatEntry, flatEntriesOf, withFlatEntries } from '../flat-entry.test-support.ts';
import {
  anyResume,
  anyText,
  awardWith,
  entryId,
  experienceWith,
  resumeWith,
} from '../resume.test-support.ts';

const kind = fc.constantFrom(...SECTIONS.entries.map((section) => section.kind));
const unknownId = entryId('nobody has this id');

const anyEdit = (resume: Resume): fc.Arbitrary<Edit> => {
  const ids = SECTIONS.entries.flatMap(({ kind: each }) => completeEntryOrder(resume, each));
  const id = fc.constantFrom(unknownId, ...ids);
  return fc.oneof(
    fc.record({ type: fc.constant('set-contact' as const), changes: fc.record({ city: anyText }) }),
    fc.record({
      type: fc.constant('set-shown' as const),
      changes: fc.record({ phone: fc.boolean() }),
    }),
    fc.record({
      type: fc.constant('set-text' as const),
      kind: fc.constantFrom('summary' as const, 'skills' as const),
      text: anyText,
    }),
    fc.record({
      type: fc.constant('set-section-order' as const),
      sectionOrder: fc.shuffledSubarray(paperOrder(resume, SECTIONS)),
    }),
    fc.record({ type: fc.constant('add-entry' as const), kind, id }),
    fc.record({
      type: fc.constant('add-entry' as const),
      kind,
      id,
      at: fc.constant('top' as const),
    }),
    fc.record({ type: fc.constant('move-entry' as const), kind, id, to: fc.integer() }),
    fc.record({ type: fc.constant('remove-entry' as const), kind, id }),
    fc.record({ type: fc.constant('replace-entry-id' as const), kind, id, newId: id }),
    fc.record({
      type: fc.constant('set-entry' as const),
      kind: fc.constant('project' as const),
      id,
      changes: fc.record({ name: anyText }),
    }),
  );
};

const anyResumeAndEdit = anyResume.chain((resume) =>
  anyEdit(resume).map((edit) => ({ resume, edit })),
);

describe('applyEdit', () => {
  const resume = resumeWith({
    experiences: [experienceWith({ id: entryId('e1') }), experienceWith({ id: entryId('e2') })],
    awards: [awardWith({ id: entryId('a1') })],
  });

  it('[ED6] sets contact fields and what is shown of them', () => {
    const named = applyEdit(
      resume,
      { type: 'set-contact', changes: { fullName: 'Ada' } },
      SECTIONS,
    );
    const hidden = applyEdit(named, { type: 'set-shown', changes: { phone: false } }, SECTIONS);
    expect(hidden.contact).toEqual({
      ...resume.contact,
      fullName: 'Ada',
      shown: { ...resume.contact.shown, phone: false },
    });
  });

  it('[ED12] holds skills and summary as free text', () => {
    const skills = applyEdit(
      resume,
      { type: 'set-text', kind: 'skills', text: ' Go\n\nC++ ' },
      SECTIONS,
    );
    const both = applyEdit(skills, { type: 'set-text', kind: 'summary', text: 'Me.\n' }, SECTIONS);
    expect(textOf(both, 'skills')).toBe(' Go\n\nC++ ');
    expect(textOf(both, 'summary')).toBe('Me.\n');
  });

  it('[ED8] adds a new entry, with its first bullet, after the others', () => {
    const added = applyEdit(
      resume,
      { type: 'add-entry', kind: 'experience', id: entryId('e3') },
      SECTIONS,
    );
    expect(flatEntriesOf(added, 'experience', SECTIONS).map((each) => each.id)).toEqual([
      'e1',
      'e2',
      'e3',
    ]);
    expect(flatEntriesOf(added, 'experience', SECTIONS)[2]).toEqual(
      emptyFlatEntry('experience', entryId('e3'), SECTIONS),
    );
  });

  it('changes one entry and leaves every other object as it was', () => {
    const edit: Edit = {
      type: 'set-entry',
      kind: 'experience',
      id: entryId('e2'),
      changes: { role: 'Engineer' },
    };
    const changed = applyEdit(resume, edit, SECTIONS);
    expect(flatEntriesOf(changed, 'experience', SECTIONS)[1]).toEqual({
      ...flatEntriesOf(resume, 'experience', SECTIONS)[1],
      role: 'Engineer',
    });
    expect(entriesOf(changed, 'experience')[0]).toBe(entriesOf(resume, 'experience')[0]);
    expect(entriesOf(changed, 'award')).toBe(entriesOf(resume, 'award'));
    expect(changed.contact).toBe(resume.contact);
  });

  it('removes an entry, the last one too', () => {
    const removed = applyEdit(
      resume,
      { type: 'remove-entry', kind: 'award', id: entryId('a1') },
      SECTIONS,
    );
    expect(flatEntriesOf(removed, 'award', SECTIONS)).toEqual([]);
  });

  it('[ED14] gives a new entry the id that the server issued, in its place', () => {
    const edit: Edit = {
      type: 'replace-entry-id',
      kind: 'experience',
      id: entryId('e1'),
      newId: entryId('from-server'),
    };
    expect(
      flatEntriesOf(applyEdit(resume, edit, SECTIONS), 'experience', SECTIONS).map(
        (each) => each.id,
      ),
    ).toEqual(['from-server', 'e2']);
  });

  it.each([
    { id: 'e1', to: 1, order: ['e2', 'e1', 'e3'] },
    { id: 'e3', to: 0, order: ['e3', 'e1', 'e2'] },
    { id: 'e1', to: 99, order: ['e2', 'e3', 'e1'] },
    { id: 'e3', to: -5, order: ['e3', 'e1', 'e2'] },
  ])('[HO2] moves $id to $to; entries keep their ids and words', ({ id, to, order }) => {
    const [first, second] = flatEntriesOf(resume, 'experience', SECTIONS);
    const third = experienceWith({ id: entryId('e3'), role: 'Third' });
    const before = withFlatEntries(
      resume,
      'experience',
      [first, second, third].flatMap((each) => each ?? []),
      SECTIONS,
    );
    const edit: Edit = { type: 'move-entry', kind: 'experience', id: entryId(id), to };
    const moved = applyEdit(before, edit, SECTIONS);
    expect(flatEntriesOf(moved, 'experience', SECTIONS).map((each) => each.id)).toEqual(order);
    expect(new Set(flatEntriesOf(moved, 'experience', SECTIONS))).toEqual(
      new Set([first, second, third]),
    );
    expect(entryOrderOf(moved, 'experience')).toEqual(order);
    expect(entriesOf(moved, 'award')).toBe(entriesOf(before, 'award'));
  });

  it('[HO2] adds an entry on top, and keeps the order when its id is replaced', () => {
    const id = entryId('new');
    const added = applyEdit(
      resume,
      { type: 'add-entry', kind: 'experience', id, at: 'top' },
      SECTIONS,
    );
    expect(flatEntriesOf(added, 'experience', SECTIONS).map((each) => each.id)).toEqual([
      'new',
      'e1',
      'e2',
    ]);
    const newId = entryId('from-server');
    const named = applyEdit(
      added,
      { type: 'replace-entry-id', kind: 'experience', id, newId },
      SECTIONS,
    );
    expect(entryOrderOf(named, 'experience')).toEqual(['from-server', 'e1', 'e2']);
    const appended = applyEdit(named, { type: 'add-entry', kind: 'experience', id }, SECTIONS);
    expect(flatEntriesOf(appended, 'experience', SECTIONS).at(-1)?.id).toBe('new');
    expect(entryOrderOf(appended, 'experience')).toBe(entryOrderOf(named, 'experience'));
  });

  it('completes a section order that leaves sections out', () => {
    const ordered = applyEdit(
      resume,
      {
        type: 'set-section-order',
        sectionOrder: ['skills', 'skills', 'awards'],
      },
      SECTIONS,
    );
    expect(paperOrder(ordered, SECTIONS).slice(0, 3)).toEqual(['skills', 'awards', 'summary']);
    expect(new Set(paperOrder(ordered, SECTIONS)).size).toBe(7);
    expect(paperOrder(ordered, SECTIONS)).toHaveLength(7);
  });

  it.each<{ it: string; edit: Edit }>([
    {
      it: 'the removal of an unknown entry',
      edit: { type: 'remove-entry', kind: 'award', id: unknownId },
    },
    {
      it: 'a change of an unknown entry',
      edit: { type: 'set-entry', kind: 'award', id: unknownId, changes: { name: 'x' } },
    },
    {
      it: 'an entry of another kind',
      edit: { type: 'remove-entry', kind: 'award', id: entryId('e1') },
    },
    {
      it: 'a second entry with an id',
      edit: { type: 'add-entry', kind: 'award', id: entryId('a1') },
    },
    {
      it: 'a new id that another entry has',
      edit: {
        type: 'replace-entry-id',
        kind: 'experience',
        id: entryId('e1'),
        newId: entryId('e2'),
      },
    },
    {
      it: 'a move of an unknown entry',
      edit: { type: 'move-entry', kind: 'award', id: unknownId, to: 0 },
    },
    {
      it: 'a move to where it is',
      edit: { type: 'move-entry', kind: 'experience', id: entryId('e2'), to: 1 },
    },
    { it: 'the text that is there already', edit: { type: 'set-text', kind: 'summary', text: '' } },
    { it: 'what is shown already', edit: { type: 'set-shown', changes: { city: true } } },
    {
      it: 'the order that is there already',
      edit: { type: 'set-section-order', sectionOrder: [] },
    },
  ])('gives the same resume back for $it', ({ edit }) => {
    expect(applyEdit(resume, edit, SECTIONS)).toBe(resume);
  });

  test.prop([anyResumeAndEdit])(
    'never touches the resume it is given, and answers a valid one',
    ({ resume: before, edit }) => {
      const copy = structuredClone(before);
      const after = applyEdit(before, edit, SECTIONS);
      expect(before).toEqual(copy);
      expect(readFlatResume(flatResume(after, SECTIONS), after, SECTIONS)).toBeDefined();
    },
  );

  test.prop([anyResumeAndEdit])('changes nothing the second time', ({ resume: before, edit }) => {
    const once = applyEdit(before, edit, SECTIONS);
    expect(applyEdit(once, edit, SECTIONS)).toBe(once);
  });

  test.prop([anyResumeAndEdit])(
    'never gives two entries of a list one id',
    ({ resume: before, edit }) => {
      const after = applyEdit(before, edit, SECTIONS);
      for (const { kind: each } of SECTIONS.entries) {
        const ids = completeEntryOrder(after, each);
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );
});
