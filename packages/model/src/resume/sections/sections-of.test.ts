import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { readResumeDetails, writeResumeDetails } from '@shortlist/spec-calls';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  type Edit,
  type EntryId,
  type EntryKind,
  emptyResume,
  entriesOf,
  numberedIds,
  type PaperSection,
  paperOrder,
  printedResume,
  type Resume,
  ResumeId,
  SECTIONS,
  sectionSettings,
  sectionsOf,
  type TextKind,
  textOf,
} from '../../index.ts';
import { emptyFlatEntry, flatEntriesOf, withFlatEntries } from '../flat-entry.test-support.ts';

const empty = emptyResume(numberedIds('e'), SECTIONS);
const edited = (...edits: Edit[]) =>
  edits.reduce((resume, edit) => applyEdit(resume, edit, SECTIONS), empty);
const id = 'l1' as EntryId;
// A key of the person's own is a kind, and an address.
const OWN = 'custom-talks' as string as EntryKind & TextKind & PaperSection;

const speaksGerman: Edit[] = [
  { type: 'set-section', key: 'language', changes: { isAdded: true } },
  { type: 'add-entry', kind: 'language', id },
  { type: 'set-entry', kind: 'language', id, changes: { name: 'German', level: 'C1' } },
];
const ownList = (shape: 'text' | 'list' | 'entries'): Edit => ({
  type: 'set-section',
  key: OWN,
  changes: { isAdded: true, title: 'Talks', shape },
});

const titles = (resume: Resume) =>
  printedResume(resume, { sections: SECTIONS }).sections.map(({ title }) => title);

describe('[OC2] the sections of a resume', () => {
  it('are those of every resume, by the registry that every resume has', () => {
    expect(sectionsOf(empty, SECTIONS)).toBe(SECTIONS);
    expect(paperOrder(empty, SECTIONS)).toHaveLength(7);
  });

  it('are more once one is added, behind the others', () => {
    const resume = edited(...speaksGerman);
    const sections = sectionsOf(resume, SECTIONS);
    expect(sections.tabs.at(-1)).toBe('languages');
    expect(paperOrder(resume, sections).at(-1)).toBe('languages');
    expect(printedResume(resume, { sections }).sections).toMatchObject([
      { title: 'Languages', entries: [{ name: [{ text: 'German' }, { text: 'C1' }] }] },
    ]);
    // The same as long as the same sections are there, whatever they say.
    const typed = applyEdit(resume, { type: 'set-text', kind: 'summary', text: 'x' }, sections);
    expect(sectionsOf(typed, sections)).toBe(sections);
    expect(sectionsOf(typed, sections)).toBe(sections);
  });

  it('can be of the person’s own: running text, points, entries', () => {
    const text = edited(ownList('text'), { type: 'set-text', kind: OWN, text: 'One\nTwo' });
    const list = edited(ownList('list'), { type: 'set-text', kind: OWN, text: 'One\nTwo' });
    expect(printedResume(text, { sections: SECTIONS }).sections).toMatchObject([
      { title: 'Talks', layout: 'paragraphs', lines: [{ text: 'One' }, { text: 'Two' }] },
    ]);
    expect(printedResume(list, { sections: SECTIONS }).sections).toMatchObject([
      { title: 'Talks', layout: 'points' },
    ]);
    const entries = edited(
      ownList('entries'),
      { type: 'add-entry', kind: OWN, id },
      { type: 'set-entry', kind: OWN, id, changes: { name: 'On looms' } },
    );
    expect(printedResume(entries, { sections: SECTIONS }).sections).toMatchObject([
      { title: 'Talks', entries: [{ name: [{ text: 'On looms' }] }] },
    ]);
  });

  it('are renamed, also those of every resume', () => {
    const rename = (title: string): Edit => ({
      type: 'set-section',
      key: 'skills',
      changes: { title },
    });
    const skilled = edited({ type: 'set-text', kind: 'skills', text: 'Looms' }, rename('Tools'));
    expect(titles(skilled)).toEqual(['Tools']);
    expect(sectionsOf(skilled, SECTIONS).titleOf('skills')).toBe('Tools');
    expect(titles(applyEdit(skilled, rename(' '), SECTIONS))).toEqual(['Skills']);
  });

  it('are hidden from all paper, and stay in the editor', () => {
    const hidden = edited(...speaksGerman, {
      type: 'set-section',
      key: 'language',
      changes: { isHidden: true },
    });
    expect(titles(hidden)).toEqual([]);
    expect(sectionsOf(hidden, SECTIONS).tabs).toContain('languages');
  });

  it('are removed with what they say, and put back where they were', () => {
    const before = edited(...speaksGerman, {
      type: 'set-section-order',
      sectionOrder: ['languages', 'summary'],
    });
    const removed = applyEdit(
      before,
      { type: 'remove-section', key: 'language', ids: [id] },
      SECTIONS,
    );
    expect(sectionsOf(removed, SECTIONS)).toBe(SECTIONS);
    expect(entriesOf(removed, 'language')).toEqual([]);
    const [section] = before.sections;
    if (!section) throw new Error('There is no section.');
    expect(applyEdit(removed, { type: 'restore-section', section, at: 0 }, SECTIONS)).toEqual(
      before,
    );
  });

  it('stay where another window wrote into one that was removed here', () => {
    const entry = { ...emptyFlatEntry('language', id, SECTIONS), name: 'German' };
    const resume = withFlatEntries(empty, 'language', [entry], SECTIONS);
    expect(sectionSettings(resume, 'language').isAdded).toBe(false);
    expect(titles(resume)).toEqual(['Languages']);
  });

  const whole = edited(
    ...speaksGerman,
    ownList('list'),
    { type: 'set-text', kind: OWN, text: 'On looms' },
    { type: 'set-text', kind: 'interests', text: 'Music: Bach, Byrd' },
    { type: 'set-section', key: 'skills', changes: { title: 'Tools', isHidden: true } },
    { type: 'set-section-order', sectionOrder: [OWN, 'languages', 'summary'] },
  );

  function expectWhole(read: Resume): void {
    expect(paperOrder(read, SECTIONS)).toEqual(paperOrder(whole, SECTIONS));
    expect(textOf(read, OWN)).toBe('On looms');
    expect(textOf(read, 'interests')).toBe('Music: Bach, Byrd');
    expect(flatEntriesOf(read, 'language', SECTIONS)).toMatchObject([
      { name: 'German', level: 'C1' },
    ]);
    for (const key of ['skills', 'language', OWN]) {
      expect(sectionSettings(read, key)).toEqual(sectionSettings(whole, key));
    }
    expect(titles(read)).toEqual(titles(whole));
  }

  it('[OC8] go to a JSON Resume file and come back', () => {
    const file = writeJsonResume(whole, SECTIONS);
    expect(file).toMatchObject({
      languages: [{ language: 'German', fluency: 'C1' }],
      interests: [{ name: 'Music', keywords: ['Bach', 'Byrd'] }],
    });
    const read = readJsonResume(JSON.parse(JSON.stringify(file)), numberedIds('new'), SECTIONS);
    if (!read.ok) throw new Error('The file is not read.');
    expectWhole(read.resume);
  });

  it('go over the wire and come back', () => {
    const written = writeResumeDetails(
      {
        resumeId: ResumeId.parse('0b9c5a3e-3a35-4ad5-9d2e-5c9c11f3a001'),
        name: 'Looms',
        experienceLevel: '',
        targetedIndustry: '',
        lastEdited: '',
        resume: whole,
        revisions: {
          contact: 1,
          summary: 1,
          skills: 1,
          section_order: 2,
          look: 1,
          name: 1,
          settings: { skills: 3 },
          texts: { interests: 4 },
          entries: {},
        },
      },
      SECTIONS,
    );
    const read = readResumeDetails(
      JSON.parse(JSON.stringify(written)),
      numberedIds('new'),
      SECTIONS,
    );
    if (!read.ok) throw new Error(read.message);
    expectWhole(read.details.resume);
    expect(read.details.revisions).toMatchObject({
      settings: { skills: 3, language: 1, [OWN]: 1 },
      texts: { interests: 4, [OWN]: 1 },
    });
  });
});
