import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { readResumeDetails, writeResumeDetails } from '@shortlist/spec-calls';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  createSections,
  emptyResume,
  entryOrderOf,
  listPlaceholders,
  loadPaperWords,
  numberedIds,
  parseFieldRef,
  printedResume,
  SECTIONS,
  type TextKind,
  textOf,
  unprintedEntries,
} from '../../index.ts';
import { flatEntriesOf } from '../flat-entry.test-support.ts';
import { entryId } from '../resume.test-support.ts';
import { defineText } from './define-section.ts';
import {
  PATENT,
  PATENT_SAYS,
  SECTIONS_WITH_PATENTS as sections,
  withPatent,
} from './patent.test-support.ts';

const id = entryId('p1');
const resume = withPatent(emptyResume(numberedIds('temp'), SECTIONS), id);
const patentsOf = (of: typeof resume) => flatEntriesOf(of, PATENT, sections);

const throughJson = (value: unknown) => JSON.parse(JSON.stringify(value));

describe('[HO1] a kind of section that a test adds', () => {
  it('is edited', () => {
    const ids = () => patentsOf(edited).map((entry) => entry.id);
    let edited = applyEdit(
      resume,
      { type: 'add-entry', kind: PATENT, id: entryId('p2'), at: 'top' },
      sections,
    );
    expect(ids()).toEqual(['p2', 'p1']);
    const changes = { title: 'Engine' } as object;
    edited = applyEdit(edited, { type: 'set-entry', kind: PATENT, id, changes }, sections);
    edited = applyEdit(edited, { type: 'remove-entry', kind: PATENT, id: entryId('p2') }, sections);
    expect(patentsOf(edited)).toEqual([{ id, ...PATENT_SAYS, title: 'Engine' }]);
  });

  it('is printed, and what it lacks is said', () => {
    const { sections: printed } = printedResume(resume, { sections });
    expect(printed.map(({ title }) => title)).toEqual(['Patents']);
    const [entry] = printed[0]?.entries ?? [];
    expect(entry?.name[0]?.text).toBe('Analytical loom');
    expect(entry?.points[0]?.ref).toEqual({
      section: 'patents',
      entryId: id,
      field: 'claims',
      line: 0,
    });
    expect(parseFieldRef('patents.claims.0@p1', sections)).toEqual(entry?.points[0]?.ref);

    const nameless = withPatent(resume, id, {
      ...PATENT_SAYS,
      title: '',
      claims: 'Saves [number]',
    });
    expect(unprintedEntries(nameless, sections)).toMatchObject([
      { title: 'Patent 1', lacks: 'no title' },
    ]);
    const placeholder = withPatent(resume, id, { ...PATENT_SAYS, claims: 'Saves [number]' });
    expect(listPlaceholders(placeholder, sections)).toMatchObject([
      { label: 'number', location: 'Patents, Analytical loom' },
    ]);
  });

  it('has its title and labels in the language of the resume', async () => {
    const words = await loadPaperWords('de', sections);
    const said = applyEdit(resume, { type: 'set-text', kind: 'skills', text: 'Weben' }, sections);
    const { sections: printed } = printedResume(said, { sections, words });
    expect(printed.map(({ title }) => title)).toEqual(['Kenntnisse', 'Patente']);
    expect(printed[1]?.entries[0]?.organization[0]?.text).toBe('Amt: London Office');
  });

  it('goes to a JSON Resume file and comes back', () => {
    const file = throughJson(writeJsonResume(resume, sections));
    expect(file.meta.shortlist.sections).toEqual({ patent: [PATENT_SAYS] });
    const read = readJsonResume(file, numberedIds('new'), sections);
    if (!read.ok) throw new Error('The file is not read.');
    expect(patentsOf(read.resume)).toMatchObject([PATENT_SAYS]);
    expect(readJsonResume(file, numberedIds('new'), SECTIONS).ok).toBe(true);
  });

  it('is read from a file that says something else as far as that goes', () => {
    const meta = { shortlist: { sections: { patent: [{ title: 7, office: 'Paris' }] } } };
    const read = readJsonResume({ meta }, numberedIds('new'), sections);
    if (!read.ok) throw new Error('The file is not read.');
    expect(patentsOf(read.resume)).toMatchObject([{ title: '', office: 'Paris', claims: '' }]);
  });

  it('stands in the details of a resume where it has entries, and comes back in its order', () => {
    const details = readResumeDetails(
      { resume_id: '3f0f2c9e-7a53-4b56-9a4e-0a1b2c3d4e5f' },
      numberedIds('temp'),
      SECTIONS,
    );
    if (!details.ok) throw new Error(details.message);
    const revisions = {
      ...details.details.revisions,
      entries: { [id]: 4 },
      entry_order: { [PATENT]: 2 },
    };
    const said = applyEdit(
      withPatent(details.details.resume, id),
      { type: 'add-entry', kind: PATENT, id: entryId('p0'), at: 'top' },
      sections,
    );
    const written = { ...details.details, resume: said, revisions };
    const sent = throughJson(writeResumeDetails(written, sections));
    expect(sent.extra_sections.patent).toMatchObject({
      order_revision: 2,
      entries: [
        { id: 'p0', revision: 1 },
        { id, revision: 4, ...PATENT_SAYS },
      ],
    });
    const read = readResumeDetails(sent, numberedIds('temp'), sections);
    if (!read.ok) throw new Error(read.message);
    expect(entryOrderOf(read.details.resume, PATENT)).toEqual(['p0', 'p1']);
    expect(read.details.revisions.entry_order).toEqual({ patent: 2 });
    expect(patentsOf(read.details.resume)[1]).toEqual({ id, ...PATENT_SAYS });
    expect(sent).not.toHaveProperty('patents');
    const none = withPatent(said, id, {});
    const without = applyEdit(none, { type: 'remove-entry', kind: PATENT, id }, sections);
    expect(writeResumeDetails({ ...written, resume: without }, sections)).not.toHaveProperty(
      'extra_sections',
    );
  });
});

const MOTTO = defineText({
  kind: 'motto',
  words: { title: 'Motto', hint: 'One line.', save: 'SAVE MOTTO' },
  layout: 'paragraphs',
});

const HOBBIES = defineText({
  kind: 'hobbies',
  words: { title: 'Hobbies', hint: 'One a line.', save: 'SAVE HOBBIES' },
  layout: 'inline',
  jsonResume: 'interests',
});

describe('[HO1] a section of text that a test adds', () => {
  const sections = createSections([...SECTIONS.all, MOTTO]);
  // A kind of a test has no literal among the product's.
  const motto = 'motto' as string as TextKind;
  const written = applyEdit(
    emptyResume(numberedIds(), sections),
    { type: 'set-text', kind: motto, text: 'Measure [times], cut once' },
    sections,
  );

  it('is edited, printed last, and asked about its placeholders', () => {
    expect(textOf(written, motto)).toBe('Measure [times], cut once');
    expect(printedResume(written, { sections }).sections).toMatchObject([
      { section: 'motto', title: 'Motto', lines: [{ text: 'Measure [times], cut once' }] },
    ]);
    expect(listPlaceholders(written, sections)).toMatchObject([
      { label: 'times', location: 'Motto' },
    ]);
  });

  it('stands in the list of JSON Resume that it names', () => {
    const kinds = SECTIONS.kinds.filter(({ kind }) => kind !== 'interests');
    const sections = createSections([...kinds, HOBBIES]);
    const hobbies = 'hobbies' as string as TextKind;
    const edit = { type: 'set-text', kind: hobbies, text: 'Music: harp, piano\nChess' } as const;
    const resume = applyEdit(emptyResume(numberedIds(), sections), edit, sections);
    const file = throughJson(writeJsonResume(resume, sections));
    expect(file.interests).toEqual([
      { name: 'Music', keywords: ['harp', 'piano'] },
      { name: 'Chess' },
    ]);
    const read = readJsonResume({ interests: file.interests }, numberedIds('new'), sections);
    if (!read.ok) throw new Error('The file is not read.');
    expect(textOf(read.resume, hobbies)).toBe('Music: harp, piano\nChess');
  });

  it('goes to a JSON Resume file and comes back', () => {
    const file = throughJson(writeJsonResume(written, sections));
    const read = readJsonResume(file, numberedIds('new'), sections);
    if (!read.ok) throw new Error('The file is not read.');
    expect(textOf(read.resume, motto)).toBe('Measure [times], cut once');
    expect(readJsonResume(file, numberedIds('new'), sections).ok).toBe(true);
  });
});
