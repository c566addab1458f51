import { blocksOf, type PrintDocument } from '@shortlist/document';
import { readJsonResume } from '@shortlist/json-resume';
import {
  type ChosenLook,
  type Look,
  LookChoices,
  NO_LOOK,
  numberedIds,
  SECTIONS,
} from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { DESIGNS, designResume, loadDesigns, needsAllDesigns } from './index.ts';
import { readSample, SAMPLES } from './samples.test-support.ts';
import { writtenBlocks } from './written-blocks.test-support.ts';

const designs = await loadDesigns();
const print = (name: string, look: Partial<ChosenLook>): PrintDocument =>
  designResume(
    { ...readSample(name), look: { ...NO_LOOK, ...look } },
    { sections: SECTIONS, language: 'en', designs },
  );

const textOf = (document: PrintDocument) =>
  blocksOf(document).map(({ spans, trailing = [], marker }) =>
    [marker ?? [], spans, trailing]
      .flat()
      .map((part) => (typeof part === 'string' ? part : part.text))
      .join(' '),
  );

const lettersOf = (document: PrintDocument) =>
  [
    ...textOf(document)
      .join('')
      .replace(/[\s,،，、|•·–;]/gu, ''),
  ]
    .sort()
    .join('');

describe('[DS2] the eight designs', () => {
  it('are offered in this order', () => {
    expect(designs.all.map(({ name }) => name)).toEqual([
      'Classic',
      'Harvard',
      'Modern',
      'Compact',
      'Academic',
      'European',
      'Sidebar',
      'Timeline',
    ]);
  });

  it.each(designs.all.slice(1).map(({ id }) => id))('%s prints a student so', async (design) => {
    const written = writtenBlocks(print('17-student', { design }));
    await expect(`${written}\n`).toMatchFileSnapshot(`../golden/designs/${design}.txt`);
  });

  it.each(SAMPLES)('say the same words of %s, each letter once', (sample) => {
    const [classic, ...others] = designs.all.map(({ id }) =>
      lettersOf(print(sample, { design: id })),
    );
    for (const letters of others) expect(letters).toBe(classic);
  });

  it('have a source in every span and a group in every block, so that a click finds its field', () => {
    for (const { id } of designs.all) {
      for (const { spans, group, role } of blocksOf(print('21-roles', { design: id }))) {
        expect(group).toBeDefined();
        if (role === 'heading') continue;
        expect(spans.every(({ source, separator }) => separator || source)).toBe(true);
      }
    }
  });

  it('set entries of one line as the lines of a list, whose first two and last two stay on a page', () => {
    const languages = ['Greek', 'English', 'Swedish', 'French'].map((language) => ({
      language,
      fluency: 'C1',
    }));
    const read = readJsonResume({ basics: { name: 'Ada' }, languages }, numberedIds(), SECTIONS);
    if (!read.ok) throw new Error('This is no JSON Resume.');
    for (const { id } of designs.all.slice(1)) {
      const look = { ...NO_LOOK, design: id };
      const document = designResume(
        { ...read.resume, look },
        { sections: SECTIONS, language: 'en', designs },
      );
      const lines = blocksOf(document).filter(({ role }) => role === 'entry');
      expect(lines.map(({ keepWithNext }) => keepWithNext)).toEqual([true, false, true, false]);
      expect(lines.slice(1).map(({ spaceBefore }) => spaceBefore)).toEqual([0, 0, 0]);
    }
  });

  it('set the labels of skills where European has its dates', () => {
    const blocks = blocksOf(print('01-engineer', { design: 'european' }));
    const labelled = blocks.filter(({ group, role }) => group === 'skills' && role !== 'heading');
    const dated = blocks.find(
      ({ group, marker }) => group === 'experience' && Array.isArray(marker),
    );
    expect(labelled.length).toBeGreaterThan(0);
    for (const { indent, markerAlign } of labelled)
      expect([indent, markerAlign]).toEqual([dated?.indent, dated?.markerAlign]);
  });

  it.each(SAMPLES)('leave %s in Classic as it is, to the letter', (sample) => {
    const classic = designResume(readSample(sample), {
      sections: SECTIONS,
      language: 'en',
      designs: DESIGNS,
    });
    expect(print(sample, {})).toEqual(classic);
    expect(print(sample, { design: 'classic', paper: 'letter' })).toEqual(classic);
  });
});

describe('[DS2] a choice of a look', () => {
  const [sample] = ['17-student'];
  const plain = (design: string) => print(sample, { design });

  it.each<{ knob: Partial<Look>; shows: (document: PrintDocument) => unknown; as: unknown }>([
    { knob: { paper: 'a4' }, shows: ({ sheet }) => Math.round(sheet.height), as: 842 },
    { knob: { sideMargin: 25.4 }, shows: ({ sheet }) => sheet.margins.left, as: 72 },
    { knob: { endMargin: 12.7 }, shows: ({ sheet }) => sheet.margins.top, as: 36 },
    { knob: { textSize: 12 }, shows: (document) => bodyOf(document)?.spans[0]?.size, as: 12 },
    {
      knob: { textSize: 10, lineHeight: 1.5 },
      shows: (document) => bodyOf(document)?.lineHeight,
      as: 15,
    },
    {
      knob: { textSize: 10, lineHeight: 1.5, entrySpace: 2 },
      shows: (document) => Math.max(...blocksOf(document).map(({ spaceBefore }) => spaceBefore)),
      as: 30,
    },
    { knob: { accent: '#7a2e2e' }, shows: (document) => nameOf(document)?.color, as: '#7a2e2e' },
    {
      knob: { fonts: 'garalde' },
      shows: (document) => nameOf(document)?.family,
      as: 'eb-garamond',
    },
    {
      knob: { headings: 'banded' },
      shows: (document) => blocksOf(document).find(({ role }) => role === 'heading')?.fill,
      as: '#eef1f4',
    },
    {
      knob: { namePosition: 'center' },
      shows: (document) => blocksOf(document)[0]?.align,
      as: 'center',
    },
    { knob: { dates: 'long' }, shows: (document) => says(document, 'April 2025'), as: true },
    { knob: { dates: 'slash' }, shows: (document) => says(document, '04/2025'), as: true },
    { knob: { dates: 'iso' }, shows: (document) => says(document, '2025-04'), as: true },
    { knob: { links: 'hidden' }, shows: (document) => says(document, 'linkedin.com'), as: false },
    { knob: { pageNumbers: false }, shows: ({ footer }) => footer, as: undefined },
    {
      knob: { pageNumbers: true },
      shows: ({ footer }) => footer?.text,
      as: 'Priya Raman – {page} / {pages}',
    },
  ])('shows on paper in every design: $knob', ({ knob, shows, as }) => {
    for (const { id } of designs.all)
      expect([id, shows(print(sample, { design: id, ...knob }))]).toEqual([id, as]);
  });

  it('sets skills as lines, as one paragraph, and with their labels in a column', () => {
    const skills = (choice: Look['skills']) =>
      blocksOf(
        print('01-engineer', { design: 'modern', ...(choice && { skills: choice }) }),
      ).filter(({ group, role }) => group === 'skills' && role !== 'heading');
    expect(skills('lines').length).toBeGreaterThan(1);
    expect(skills('paragraph')).toHaveLength(1);
    expect(skills('columns').some(({ marker }) => marker)).toBe(true);
  });

  it.each(['sidebar', 'timeline'])(
    'moves and widens the side column of %s, and fills it',
    (design) => {
      const [, first, second] = print(sample, {
        design,
        sidebarSide: 'left',
        sidebarWidth: 50.8,
      }).regions;
      expect((first?.right ?? 0) - (first?.left ?? 0)).toBeCloseTo(144);
      expect(second?.left).toBeGreaterThan(first?.right ?? 0);
      const right = print(sample, {
        design,
        sidebarSide: 'right',
        sidebarSections: 'education',
      }).regions;
      expect(right[2]?.left).toBeGreaterThan(right[1]?.right ?? 0);
      expect(right[2]?.blocks.map(({ group }) => group)).toContain('education');
      expect(right[1]?.blocks.map(({ group }) => group)).toContain('skills');
    },
  );

  it('needs the other designs for all but Classic as it comes', () => {
    expect(needsAllDesigns(NO_LOOK)).toBe(false);
    expect(needsAllDesigns({ design: 'classic', paper: 'a4', language: 'de' })).toBe(false);
    expect(needsAllDesigns({ ...NO_LOOK, textSize: null })).toBe(false);
    expect(needsAllDesigns({ ...NO_LOOK, textSize: 11 })).toBe(true);
    expect(needsAllDesigns({ ...NO_LOOK, design: 'modern' })).toBe(true);
  });

  it('has a value for all that can be chosen, which prints what the design prints without it', () => {
    for (const { id, defaults } of designs.all) {
      expect(Object.keys(defaults).toSorted()).toEqual(
        Object.keys(LookChoices)
          .filter((name) => name !== 'language')
          .toSorted(),
      );
      // Only Classic says nothing of itself where nothing was chosen.
      expect({ ...plain(id), madeWith: `${id}, engine 1` }).toEqual(print(sample, defaults));
    }
  });

  it('is Classic’s own rhythm where only one thing is changed', () => {
    const changed = print(sample, { pageNumbers: false });
    const sizes = (document: PrintDocument) =>
      blocksOf(document).map(({ spans }) => spans[0]?.size);
    expect(new Set(sizes(changed))).toEqual(new Set(sizes(plain('classic'))));
  });
});

const nameOf = (document: PrintDocument) => blocksOf(document)[0]?.spans[0];
const bodyOf = (document: PrintDocument) =>
  blocksOf(document).find(({ group, role }) => group === 'summary' && role === 'paragraph');
const says = (document: PrintDocument, text: string) => textOf(document).join('\n').includes(text);
