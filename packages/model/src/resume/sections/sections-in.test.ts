import { en } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { type EntryKind, entryTitle, printedResume } from '../../index.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { emptyResume } from '../empty-resume.ts';
import { numberedIds } from '../numbered-ids.ts';
import { entryId } from '../resume.test-support.ts';
import { withEntries } from '../resume.ts';
import { emptyEntry } from './entries/entry.ts';
import { PATENT, SECTIONS_WITH_PATENTS, withPatent } from './patent.test-support.ts';
import { SECTIONS } from './sections.ts';
import { sectionsIn } from './sections-in.ts';
import { sectionsOf } from './sections-of.ts';

const WORDS: Record<string, Record<string, string>> = {
  award: { title: 'Preise', entry: 'Preis' },
  ownEntries: { entry: 'Eintrag' },
};
const LABELS: Record<string, Record<string, string>> = {
  award: { name: 'Name des Preises' },
  ownEntries: { name: 'Bezeichnung' },
};
const german = {
  language: 'de',
  contactTitle: 'Kontakt',
  sayKind: (kind: string) => WORDS[kind],
  sayFields: (kind: string) => LABELS[kind],
};
const sections = sectionsIn(SECTIONS_WITH_PATENTS, german);
const empty = emptyResume(numberedIds(), SECTIONS);

it('[HO10] calls kinds of section and their entries as the interface does', () => {
  expect(sections.titleOf('contact')).toBe('Kontakt');
  expect(sections.titleOf('awards')).toBe('Preise');
  const award = emptyEntry('award', entryId('a1'), sections);
  expect(entryTitle('award', award, 1, sections)).toBe('Preis 2');
});

it('[HO10] labels the fields of a kind as the interface does, those of a section of one’s own too', () => {
  const labelsOf = (known: typeof sections, kind: string) =>
    known.ofKind(kind as EntryKind).fields.map(({ label }) => label);
  expect(labelsOf(sections, 'award')).toContain('Name des Preises');
  expect(labelsOf(sections, 'award')).toContain('Date');
  expect(labelsOf(sections, 'project')).toEqual(labelsOf(SECTIONS, 'project'));

  const key = 'custom-abcdefgh';
  const changes = { isAdded: true, shape: 'entries' } as const;
  const added = applyEdit(empty, { type: 'set-section', key, changes }, sections);
  const own = sectionsOf(added, sections);
  expect(labelsOf(own, key)).toContain('Bezeichnung');
  expect(own.ofKind(key as EntryKind).words.entry).toBe('Eintrag');
});

it('[HO10] leaves a kind that the catalogue does not know to its definition', () => {
  expect(sections.ofKind(PATENT).words).toEqual(SECTIONS_WITH_PATENTS.ofKind(PATENT).words);
});

it('[HO10] prints the same titles in any language of the interface', () => {
  const award = { ...emptyEntry('award', entryId('a1'), sections), name: 'Prize' };
  const resume = withEntries(withPatent(empty, entryId('p1')), 'award', [award]);
  const printed = (known: typeof sections) =>
    printedResume(resume, { sections: known, all: true }).sections.map(({ title }) => title);
  expect(printed(sections)).toContain('Awards');
  expect(printed(sections)).toEqual(printed(SECTIONS_WITH_PATENTS));
});

it('[HO10] keeps a title that the person has given, also where it is asked for again', () => {
  const changes = { title: 'Prizes' };
  const titled = applyEdit(empty, { type: 'set-section', key: 'award', changes }, sections);
  const own = sectionsOf(titled, sections);
  expect(own.titleOf('awards')).toBe('Prizes');
  expect(own.printedTitleOf('awards')).toBe('Prizes');
  expect(sectionsIn(own, german)).toBe(own);
});

it('[HO10] has the words of each kind of the product in the catalogue', () => {
  for (const { kind, words } of SECTIONS.kinds) expect(words).toBe(en.sections.texts[kind]);
});
