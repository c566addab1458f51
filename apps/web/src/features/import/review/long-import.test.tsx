import { MAX_DOCUMENT_BYTES, MAX_ENTRIES, MAX_OWN_SECTIONS, MAX_TEXT } from '@shortlist/contracts';
import { readJsonResume } from '@shortlist/json-resume';
import {
  applyEdit,
  EntryId,
  type EntryKind,
  isOwnKey,
  numberedIds,
  type Resume,
  SECTIONS,
  sectionsOf,
  setEntryEdit,
  type TextKind,
  textOf,
} from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ReadResume } from '../read-resume.ts';
import { placeParts } from '../reading/place-parts.ts';
import { listEntries } from './fields/review-fields.ts';
import { openReview, sectionOf } from './review.test-support.tsx';
import { finishedResume, startReview } from './review-state.ts';

afterEach(cleanup);

/** As many lists as JSON Resume has, each with so many entries that are told apart. */
const listsOf = (count: number) => {
  const each = <Entry,>(entryOf: (name: string) => Entry) =>
    Array.from({ length: count }, (_, at) => entryOf(`Number ${at + 1}.`));
  return {
    work: each((name) => ({ position: name, name: 'Mill', highlights: [`Did ${name}`] })),
    education: each((name) => ({ institution: name })),
    certificates: each((name) => ({ name })),
    awards: each((title) => ({ title })),
    projects: each((name) => ({ name })),
    volunteer: each((organization) => ({ organization })),
    publications: each((name) => ({ name })),
    languages: each((language) => ({ language })),
    references: each((name) => ({ name })),
    interests: each((name) => ({ name })),
  };
};

function readingOf(content: object): ReadResume {
  const read = readJsonResume(
    { basics: { name: 'Ada' }, ...content },
    numberedIds('read'),
    SECTIONS,
  );
  if (!read.ok) throw new Error('The resume was not read.');
  const lines = JSON.stringify(content).split(',');
  const { text } = placeParts([
    { title: 'Export', lines: lines.map((line) => ({ label: '', text: line })) },
  ]);
  return {
    fileName: 'long.json',
    isExact: true,
    text,
    parsed: { resume: read.resume, fields: [], unplaced: [], leftOut: [] },
    drawPage: undefined,
  };
}

describe('[TR1] an import with beyond the limit', () => {
  it('keeps the first of every list, and all words of the others as unplaced text', () => {
    const { parsed } = readingOf(listsOf(MAX_ENTRIES + 30));
    const { resume, unplaced, sections } = startReview(parsed, SECTIONS, true);
    const kinds = sections.tabs.flatMap((section) => sections.kindOf(section) ?? []);
    const long = kinds.filter((kind) => listEntries(resume, kind).length > 1);
    expect(long.length).toBeGreaterThanOrEqual(8);
    for (const kind of long) {
      expect(listEntries(resume, kind)).toHaveLength(MAX_ENTRIES);
      const beyond = unplaced.filter((piece) => piece.beyond === kind);
      expect(beyond).toHaveLength(30);
      for (const [at, { text }] of beyond.entries())
        expect(text).toContain(`Number ${MAX_ENTRIES + at + 1}.`);
    }
    const jobs = unplaced.filter(({ beyond }) => beyond === 'experience');
    expect(jobs[0]?.text).toContain(`Did Number ${MAX_ENTRIES + 1}.`);
    expect(finishedResume(startReview(parsed, SECTIONS, true))).toEqual(resume);
  });

  it.each([
    { it: 'words', unit: 'word ' },
    { it: 'lines', unit: 'A line of ours.\n' },
    { it: 'one word without an end', unit: 'word' },
  ])(
    'keeps as much of a long text as a resume holds, and the rest of its $it as unplaced text',
    ({ unit }) => {
      const said = unit.repeat(Math.ceil((4 * MAX_TEXT) / unit.length));
      const { parsed } = readingOf({ basics: { name: 'Ada', summary: said } });
      const { resume, unplaced } = startReview(parsed, SECTIONS, true);
      const kept = textOf(resume, 'summary');
      expect(kept.length).toBeLessThanOrEqual(MAX_TEXT);
      expect(kept.length).toBeGreaterThan(MAX_TEXT / 2);
      const rest = unplaced.map(({ text }) => text).join('');
      const bare = (text: string) => text.replace(/\s/gu, '');
      expect(bare(kept + rest)).toBe(bare(said));
      expect(unplaced[0]?.heading).toBe('Summary, beyond the limit');
    },
  );

  /** A resume with sections of the person's own, every third of them a text. */
  function withOwnSections(resume: Resume, count: number): Resume {
    return Array.from({ length: count }, (_, at) => at + 1).reduce((before, at) => {
      const key = `custom-own${at}`;
      const shape = at % 3 === 0 ? ('text' as const) : ('entries' as const);
      const changes = { title: `Own ${at}`, isAdded: true, shape };
      const added = applyEdit(before, { type: 'set-section', key, changes }, SECTIONS);
      const known = sectionsOf(added, SECTIONS);
      const says = `Says ${at}.`;
      const kind = key as EntryKind;
      const id = EntryId.parse(`own-${at}`);
      if (shape === 'text')
        return applyEdit(added, { type: 'set-text', kind: key as TextKind, text: says }, known);
      const grown = applyEdit(added, { type: 'add-entry', kind, id }, known);
      return applyEdit(grown, setEntryEdit(kind, id, { name: says }), known);
    }, resume);
  }

  it('keeps the first 40 sections of one’s own, and all words of the others as unplaced text', () => {
    const { parsed } = readingOf({});
    const resume = withOwnSections(parsed.resume, 55);
    const { resume: kept, unplaced, sections } = startReview({ ...parsed, resume }, SECTIONS, true);
    expect(kept.sections.filter(({ key }) => isOwnKey(key))).toHaveLength(MAX_OWN_SECTIONS);
    expect(sections.tabs.filter(isOwnKey)).toHaveLength(MAX_OWN_SECTIONS);
    const said = unplaced.map(({ text }) => text).join('\n');
    for (let at = 41; at <= 55; at += 1) expect(said).toContain(`Says ${at}.`);
    expect(unplaced[0]?.heading).toBe('Own 41, beyond the limit');
  });

  it.each([
    { it: 'Latin', word: 'word ' },
    { it: 'Chinese', word: '設計橋樑' },
  ])(
    'keeps no more bytes than a resume holds, and all words of the rest as unplaced text: $it',
    ({ word }) => {
      const long = word.repeat(Math.floor(30_000 / word.length));
      const lists = listsOf(100);
      const work = lists.work.map((job) => ({ ...job, highlights: [`${job.position} ${long}`] }));
      const { parsed } = readingOf({ ...lists, work, basics: { name: 'Ada', summary: long } });
      const { resume, unplaced } = startReview(parsed, SECTIONS, true);
      const bytes = Buffer.byteLength(JSON.stringify(resume));
      expect(bytes).toBeLessThan(MAX_DOCUMENT_BYTES);
      expect(bytes).toBeGreaterThan(MAX_DOCUMENT_BYTES / 2);
      expect(textOf(resume, 'summary').length).toBeGreaterThan(20_000);
      const all = JSON.stringify(resume) + unplaced.map(({ text }) => text).join('\n');
      for (const { position } of work) expect(all).toContain(`${position} ${word.trim()}`);
      expect(unplaced.length).toBeGreaterThan(0);
      expect(unplaced.every(({ beyond }) => beyond === undefined)).toBe(true);
    },
  );

  it('leaves texts and lists that a resume holds as they are', () => {
    const { parsed } = readingOf({
      ...listsOf(MAX_ENTRIES),
      basics: { name: 'Ada', summary: 'w'.repeat(MAX_TEXT - 10) },
    });
    const { resume, unplaced } = startReview(parsed, SECTIONS, true);
    expect(resume).toEqual(parsed.resume);
    expect(unplaced).toEqual([]);
  });
});

describe('the screen of 900 jobs', () => {
  const jobs = () => readingOf({ work: listsOf(900).work });
  const cards = () => within(sectionOf('Experience')).getAllByRole('heading', { level: 4 });

  it('says what is beyond, and draws a few of each list, more when asked', async () => {
    const { user } = openReview(jobs());
    const section = sectionOf('Experience');
    expect(section.textContent).toContain(
      'A section can hold 200 entries. 700 more were read and are under Unplaced text.',
    );
    expect(cards()).toHaveLength(20);
    await user.click(within(section).getByRole('button', { name: 'Show 20 more of 180' }));
    expect(cards()).toHaveLength(40);
    const next = cards()[20];
    await waitFor(() =>
      expect(next?.closest('section')?.contains(document.activeElement)).toBe(true),
    );

    const unplaced = sectionOf('Unplaced text');
    expect(within(unplaced).getAllByRole('listitem')).toHaveLength(50);
    await user.click(within(unplaced).getByRole('button', { name: 'Show 50 more of 650' }));
    expect(within(unplaced).getAllByRole('listitem')).toHaveLength(100);
    const add = within(section).getByRole('button', { name: 'Add experience' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
  });

  it('draws the whole document beside it, slice by slice', async () => {
    openReview(jobs());
    const file = screen.getByRole('region', { name: 'Document' });
    await waitFor(() => expect(file.textContent).toContain('Did Number 900.'));
  });

  it('leads to a field to check that is far down its list', async () => {
    const read = readingOf({ work: listsOf(150).work });
    const last = listEntries(read.parsed.resume, 'experience').at(-1);
    const ref = { section: 'experience', field: 'role', entryId: last?.entry.id } as const;
    const text = last?.entry.id ?? '';
    const fields = [{ ref, text, confidence: 0.3, reason: 'reasons.byHand' as const, places: [] }];
    const { user } = openReview({
      ...read,
      isExact: false,
      parsed: { ...read.parsed, fields },
    });
    expect(cards()).toHaveLength(20);
    await user.click(screen.getByRole('button', { name: 'Previous to check' }));
    await waitFor(() =>
      expect(document.activeElement?.closest('section')?.textContent).toContain('Number 150.'),
    );
    expect(cards()).toHaveLength(21);
  });
});
