import { fc } from '@fast-check/vitest';
import {
  applyEdit,
  ENTRY_FLAGS,
  type EntryKind,
  entriesOf,
  membersOf,
  OWN_SHAPES,
  paperOrder,
  type Resume,
  SECTIONS,
  type Sections,
  sectionsOf,
  type TextKind,
  withEntryOrder,
  withPaperOrder,
  withPhoto,
  withText,
} from '../index.ts';
import { PHOTO } from '../photo/photo.test-support.ts';
import { type FlatEntry, withFlatEntries } from './flat-entry.test-support.ts';
import { anyDate, anyResume, anyText, entryId } from './resume.test-support.ts';

/** Generates values of a member of an entry, by its value in a new one. */
const valueLike = (empty: string | boolean | number): fc.Arbitrary<string | boolean | number> => {
  if (typeof empty === 'boolean') return fc.boolean();
  return typeof empty === 'number' ? fc.constant(empty) : fc.oneof(anyText, anyDate);
};

/** Any entry of a kind, whatever its fields, as flat text. */
const anyEntryOf = (kind: EntryKind, sections: Sections) =>
  fc.record({
    id: fc.uuid().map(entryId),
    ...Object.fromEntries(
      Object.entries(membersOf(kind, sections)).map(([name, empty]) => [name, valueLike(empty)]),
    ),
  }) as fc.Arbitrary<FlatEntry<EntryKind>>;

const DECISIONS = ['isHidden', 'startsPage', 'keptTogether'];

/** A resume, some of whose optional sections and own ones are added: settled, filled, and with entries hidden or joined. */
const withOpenSections = (resume: Resume): fc.Arbitrary<Resume> =>
  fc
    .record({
      keys: fc.subarray(SECTIONS.kinds.filter((each) => each.isOptional).map(({ kind }) => kind)),
      own: fc.subarray(['custom-aaaa', 'custom-bbbb']),
      shape: fc.constantFrom(...OWN_SHAPES),
      decided: fc.record({
        title: fc.oneof(fc.constant(''), fc.string({ maxLength: 20 })),
        isAdded: fc.constant(true),
        ...Object.fromEntries(DECISIONS.map((name) => [name, fc.boolean()])),
      }),
    })
    .chain(({ keys, own, shape, decided }) => {
      const settled = [
        ...keys.map((key) => ({ key, changes: decided })),
        ...own.map((key) => ({ key, changes: { ...decided, shape } })),
      ].reduce((each, edit) => applyEdit(each, { type: 'set-section', ...edit }, SECTIONS), resume);
      const known = sectionsOf(settled, SECTIONS);
      const added = known.kinds.filter(({ kind }) => [...keys, ...own].includes(kind));
      const contents = added.map((section) =>
        section.shape === 'text'
          ? anyText.map((said) => (each: Resume) => withText(each, section.kind as TextKind, said))
          : fc
              .array(anyEntryOf(section.kind as EntryKind, known), { maxLength: 3 })
              .map(
                (entries) => (each: Resume) =>
                  withFlatEntries(each, section.kind as EntryKind, entries, known),
              ),
      );
      return fc
        .record({ fill: fc.tuple(...contents), flags: fc.array(fc.nat(7), { maxLength: 4 }) })
        .map(({ fill, flags }) => {
          const filled = fill.reduce((each, put) => put(each), settled);
          return flags.reduce(withSomeFlag, filled);
        });
    });

function withSomeFlag(resume: Resume, at: number): Resume {
  const entries = sectionsOf(resume, SECTIONS).entries.flatMap(({ kind }) =>
    entriesOf(resume, kind).map((entry) => ({ kind, id: entry.id })),
  );
  const entry = entries[at % Math.max(entries.length, 1)];
  const flag = ENTRY_FLAGS[at % ENTRY_FLAGS.length];
  return entry && flag
    ? applyEdit(resume, { type: 'set-flag', ...entry, flag, isOn: true }, SECTIONS)
    : resume;
}

/** The same with its sections, and often the entries of one of them, in another order. */
const inSomeOrder = (resume: Resume): fc.Arbitrary<Resume> => {
  const paper = paperOrder(resume, SECTIONS);
  const kind = 'experience';
  const ids = entriesOf(resume, kind).map((entry) => entry.id);
  return fc
    .record({
      order: fc.shuffledSubarray(paper, { minLength: paper.length }),
      entries: fc.option(fc.shuffledSubarray(ids, { minLength: ids.length })),
    })
    .map(({ order, entries }) => {
      const arranged = withPaperOrder(resume, order, sectionsOf(resume, SECTIONS));
      return entries ? withEntryOrder(arranged, kind, entries) : arranged;
    });
};

/** Any resume of the open model: also with sections that not every resume has, in any order, and a photo. */
export const anyOpenResume: fc.Arbitrary<Resume> = fc
  .tuple(anyResume.chain(withOpenSections).chain(inSomeOrder), fc.constantFrom(PHOTO, undefined))
  .map(([resume, photo]) => withPhoto(resume, photo));
