import { ENGLISH } from '@shortlist/messages';
import {
  applyEdit,
  contactFieldsOf,
  EntryId,
  type EntryKind,
  emptyContact,
  emptyEntry,
  emptyResume,
  entryKey,
  fieldsOfPart,
  isPoints,
  LookChoices,
  listFields,
  lookFieldsOf,
  NO_SETTINGS,
  numberedIds,
  partValue,
  pointsCodec,
  type Resume,
  SECTIONS,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import { emptyFlatEntry, withFlatEntries } from '@shortlist/model/flat-entry.test-support';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { listParts } from '../../resume-draft/resume-model.ts';
import type { DraftState, PartKey, PartValue } from '../../resume-draft/resume-types.ts';
import { listQuestions } from './conflict-words.ts';

const ID = EntryId.parse('e1');

/** Returns the questions about fields of a part, of which the other side says `value`. */
function questionsAbout(
  document: Resume,
  key: PartKey,
  fields: readonly string[],
  { value, sections }: { value: PartValue; sections: Sections },
) {
  const draft: DraftState = {
    document,
    conflicts: new Map([[key, { fields, value, revision: undefined }]]),
    confirmed: new Map(),
    unsaved: new Map(),
    aliases: new Map(),
    uses: new Map(),
    usesLeft: new Map(),
  };
  return listQuestions(ENGLISH, draft, sections);
}

/** Returns the labels that the questions about fields of an entry have. */
function labelsOf(kind: EntryKind, fields: readonly string[]) {
  const mine = {
    ...emptyFlatEntry(kind, ID, SECTIONS),
    ...Object.fromEntries(fields.map((f) => [f, 'x'])),
  };
  const document = withFlatEntries(emptyResume(numberedIds(), SECTIONS), kind, [mine], SECTIONS);
  const value = emptyEntry(kind, ID, SECTIONS);
  const questions = questionsAbout(document, entryKey(kind, ID), fields, {
    value,
    sections: SECTIONS,
  });
  return questions.flatMap((question) => question.fields.map(({ label }) => label));
}

it.each<{ kind: EntryKind; fields: string[]; labels: string[] }>([
  {
    kind: 'experience',
    fields: ['role', 'startDate', 'endDate', 'bullets'],
    labels: ['Role', 'Start date', 'End date', 'Points'],
  },
  { kind: 'certification', fields: ['name', 'relevance'], labels: ['Name', 'Description'] },
  { kind: 'course', fields: ['name', 'relevance'], labels: ['Course name', 'What you learned'] },
  { kind: 'publication', fields: ['name', 'url'], labels: ['Title', 'Address on the web'] },
  { kind: 'language', fields: ['name'], labels: ['Language'] },
])('questions about a $kind entry call its fields $labels', ({ kind, fields, labels }) => {
  expect(labelsOf(kind, fields)).toEqual(labels);
});

/** Returns the question about fields of a part, of which the other side says `theirs`. */
function questionAbout(
  document: Resume,
  key: PartKey,
  fields: readonly string[],
  theirs: PartValue,
) {
  const [question] = questionsAbout(document, key, fields, { value: theirs, sections: SECTIONS });
  if (!question) throw new Error(`Nothing is asked about ${key}.`);
  return question;
}

describe('every member of every part', () => {
  const own = 'custom-talks';
  const settings = { title: 'Talks', shape: 'entries', isAdded: true } as const;
  const kinds = SECTIONS.kinds.filter(({ isOptional }) => isOptional);
  const document = [
    ...kinds.map(({ kind }) => ({ key: kind, changes: { isAdded: true } })),
    { key: own, changes: settings },
  ].reduce<Resume>(
    (resume, section) => applyEdit(resume, { type: 'set-section', ...section }, SECTIONS),
    emptyResume(numberedIds(), SECTIONS),
  );
  const look = Object.fromEntries(Object.keys(LookChoices).map((name) => [name, null]));
  const filled = sectionsOf(document, SECTIONS).entries.reduce(
    (resume, { kind }) =>
      withFlatEntries(
        resume,
        kind,
        [emptyFlatEntry(kind, ID, sectionsOf(document, SECTIONS))],
        sectionsOf(document, SECTIONS),
      ),
    { ...document, look: look as Resume['look'] },
  );
  const parts = listParts(filled, sectionsOf(filled, SECTIONS));

  it.each(parts)('[TR4] of %s has a label of its own', (key) => {
    const value = partValue(filled, key, sectionsOf(filled, SECTIONS));
    const fields = listFields(value);
    expect(fields.length).toBeGreaterThan(0);
    // No value that a field may have: so the two sides differ in each.
    const question = questionAbout(filled, key, fields, anythingElse(value, fields));
    expect(question.title).not.toBe('');
    // Of a part that is one text or one order the title is the label.
    const labels = question.fields.map(({ label }) => label || question.title);
    expect(question.fields.map(({ field }) => field)).toEqual(fields);
    expect(new Set(labels).size).toBe(fields.length);
    if (fields.length > 1) expect(question.fields.filter(({ label }) => label === '')).toEqual([]);
  });

  it('[TR4] are parts of each kind that there is', () => {
    expect(parts).toEqual(
      expect.arrayContaining([
        ...['contact', 'summary', 'skills', 'interests', 'section_order', 'look', 'photo'],
        ...['section:experience', `section:${own}`, `order:${own}`, entryKey(own as EntryKind, ID)],
        ...['order:experience', entryKey('language', ID)],
      ]),
    );
    expect(listFields(partValue(filled, 'look', SECTIONS))).toHaveLength(
      Object.keys(LookChoices).length,
    );
    expect(listFields(emptyContact())).toHaveLength(11 + 5);
    expect(listFields(NO_SETTINGS)).toHaveLength(6);
  });

  it.each(parts.filter((key) => fieldsOfPart(key, SECTIONS).length > 0))(
    '[TR4] of %s are those that it is described by',
    (key) => {
      const described = fieldsOfPart(key, SECTIONS).map((field) => field.key);
      const held = listFields(partValue(filled, key, sectionsOf(filled, SECTIONS)));
      expect(described.toSorted()).toEqual(held.toSorted());
    },
  );
});

/** Other values of members where no text will do. */
const OTHERS: Readonly<Record<string, unknown>> = { id: ID, language: 'de' };

/** The part with something else in each of its fields. */
function anythingElse(value: PartValue, fields: readonly string[]): PartValue {
  if (Array.isArray(value)) return value.length > 0 ? [] : [ID];
  if (fields[0] === '') return 'x';
  const flags = fields.filter((field) => field.startsWith('flag.'));
  const flagged = Object.fromEntries(flags.map((flag) => [flag.slice('flag.'.length), true]));
  const other = (said: unknown): unknown => {
    if (typeof said === 'boolean') return !said;
    if (isPoints(said)) return pointsCodec.fromFlat('x');
    if (typeof said === 'object' && said !== null)
      return Object.fromEntries(Object.entries(said).map(([name, each]) => [name, other(each)]));
    return 'x';
  };
  const changed = Object.entries(value ?? {}).map(([name, said]) => [
    name,
    OTHERS[name] ?? other(said),
  ]);
  return { ...Object.fromEntries(changed), ...flagged } as PartValue;
}

describe('a field that a test adds', () => {
  const label = (number: number) =>
    ({ code: 'labels.line', params: { section: 'Test', number } }) as const;
  const sections: Sections = {
    ...SECTIONS,
    parts: {
      contact: [
        ...contactFieldsOf(SECTIONS),
        { key: 'pronouns', type: 'line', label: label(1) },
        { key: 'feeds', type: 'labelled', label: label(2) },
      ],
      look: [
        ...lookFieldsOf(SECTIONS),
        {
          key: 'watermark',
          type: 'switch',
          label: { code: 'looks.label', params: { field: 'photo' } },
        },
        { key: 'tint', type: 'color', label: { code: 'looks.label', params: { field: 'accent' } } },
      ],
      settings: [
        { key: 'title', type: 'line', label: { code: 'partLabels.orderOfSections' } },
        { key: 'isBoxed', type: 'switch', label: { code: 'partLabels.photo' } },
      ],
    },
  };
  const empty = emptyResume(numberedIds(), SECTIONS);
  const asked = (document: Resume, key: PartKey, theirs: object) =>
    questionsAbout(document, key, Object.keys(theirs), {
      value: theirs as PartValue,
      sections,
    }).flatMap(({ fields }) => fields.map(({ label: said, theirs: other }) => [said, other.words]));

  it('[HO1] to the contact is asked about by its label, as its type is said', () => {
    const mine = { ...empty.contact, pronouns: 'she', feeds: '' };
    expect(
      asked({ ...empty, contact: mine }, 'contact', { pronouns: 'they', feeds: 'A\tb' }),
    ).toEqual([
      ['Test, Line 1', 'they'],
      ['Test, Line 2', 'A: b'],
    ]);
  });

  it('[HO1] to the look is asked about by its label, as its type is said', () => {
    const mine = { ...empty.look, watermark: false, tint: '#123456' };
    expect(asked({ ...empty, look: mine }, 'look', { watermark: true, tint: '#1d4e89' })).toEqual([
      ['Print the photo', 'Yes'],
      ['Color', 'Blue'],
    ]);
  });

  it('[HO1] to the settings of a section is asked about by its label, as its type is said', () => {
    const document = applyEdit(
      empty,
      { type: 'set-section', key: 'experience', changes: { title: 'Jobs' } },
      SECTIONS,
    );
    expect(asked(document, 'section:experience', { isBoxed: true })).toEqual([['Photo', 'Yes']]);
  });
});

describe('what both say', () => {
  const mine = (edit: Parameters<typeof applyEdit>[1]) =>
    applyEdit(emptyResume(numberedIds(), SECTIONS), edit, SECTIONS);
  const said = (document: Resume, key: PartKey, field: string, theirs: PartValue) => {
    const [both] = questionAbout(document, key, [field], theirs).fields;
    return [both?.mine, both?.theirs];
  };

  it.each([
    [{ textSize: 10.5 }, 'textSize', '10.5 pt'],
    [{ fonts: 'garalde' }, 'fonts', 'EB Garamond'],
    [{ accent: '#1d4e89' }, 'accent', 'Blue'],
    [{ accent: '#123456' }, 'accent', '#123456'],
    [{ pageNumbers: true }, 'pageNumbers', 'Yes'],
    [{ photo: 'hidden' }, 'photo', 'No'],
    [{ language: 'de' }, 'language', 'German'],
    [{ engine: 3 }, 'engine', 'Layout 3'],
    [{ sidebarSections: 'skills,awards' }, 'sidebarSections', 'Skills\nAwards'],
  ] as const)('[TR4] of the look %o stands in the words of its panel', (changes, field, words) => {
    const document = mine({ type: 'set-look', changes });
    expect(said(document, 'look', field, { design: null, paper: null })).toEqual([
      { words },
      { words: 'As the design has it' },
    ]);
  });

  it('[TR4] of a design is its name, for each that there is', async () => {
    for (const { id, name } of (await loadDesigns()).all) {
      const document = mine({ type: 'set-look', changes: { design: id } });
      const [ours] = said(document, 'look', 'design', { design: null, paper: null });
      expect(ours).toEqual({ words: name });
    }
  });

  it('[TR4] of a photo is the picture', () => {
    const document = mine({ type: 'set-photo', photo: PHOTO });
    const [ours, theirs] = said(document, 'photo', 'jpeg', { jpeg: null });
    expect(ours?.picture).toBe(`data:image/jpeg;base64,${PHOTO.jpeg}`);
    expect(theirs).toEqual({ words: 'No photo' });
  });

  it('[TR4] of links and further lines is a line for each', () => {
    const links = 'Mastodon\thttps://example.com/@ada\n\thttps://example.com';
    const document = mine({ type: 'set-contact', changes: { links } });
    const [ours] = said(document, 'contact', 'links', emptyContact());
    expect(ours?.words).toBe('Mastodon: https://example.com/@ada\nhttps://example.com');
  });
});
