import { layOut, textOf } from '@shortlist/layout';
import { ENGLISH } from '@shortlist/messages';
import { applyEdit, NO_LOOK, type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { expect, it } from 'vitest';
import { compareSheets, diffResumes } from '../index.ts';
import { typewriter } from '../marks/marked-letters.test-support.ts';

const designs = await loadDesigns();
const TWO_PAGES = readSample('19-two-pages');

function compare(before: Resume, after: Resume) {
  const sideOf = (name: string, resume: Resume) => ({
    name,
    paged: layOut(
      designResume(resume, { sections: SECTIONS, language: 'en', designs }),
      typewriter,
    ),
  });
  const sides = { before: sideOf('Old', before), after: sideOf('New', after) };
  const difference = diffResumes(before, after, { sections: SECTIONS, hasIds: true });
  const rest = { difference, sections: SECTIONS, language: ENGLISH };
  return { ...sides, sheets: compareSheets({ ...sides, ...rest }, typewriter) };
}

const saying = (text: string, resume = TWO_PAGES) =>
  applyEdit(resume, { type: 'set-text', kind: 'summary', text }, SECTIONS);

it('[DP1] puts page beside page behind a list of all changes in words', () => {
  const after = { ...saying('Led the crew of six'), look: { ...NO_LOOK, paper: 'a4' as const } };
  const { before, sheets } = compare(saying('Led the team of six'), after);
  expect(sheets.title).toBe('Old and New compared');
  expect(sheets.sheet).toMatchObject({ width: 792, height: 612 });
  expect(sheets.pages).toHaveLength(1 + before.paged.pages.length);
  const said = textOf({ ...sheets, pages: sheets.pages.slice(0, 1) }).split('\n');
  expect(said).toEqual([
    'Old and New compared',
    'Struck through: only in Old.',
    'Underlined: only in New.',
    'A bar in the margin: moved.',
    '1 change',
    '1. Summary: “team” is now “crew”.',
    'Design',
    '• Paper: the design default is now A4 (210 × 297 mm).',
  ]);
});

it('[DP1] says each text of both sides once, whatever their designs, in its own element and on the sheet', () => {
  for (const { id: design } of designs.all) {
    const other = { ...readSample('01-engineer'), look: { ...NO_LOOK, design, engine: 6 } };
    const { before, after, sheets } = compare(TWO_PAGES, other);
    const beside = sheets.pages.slice(
      -Math.max(before.paged.pages.length, after.paged.pages.length),
    );
    const words = (document: Parameters<typeof textOf>[0]) =>
      textOf(document).split(/\s+/u).filter(Boolean).sort();
    const captions = ['Old, page 1 of 2', 'New, page 1 of 1'].map((text) =>
      text.replace('of 1', `of ${after.paged.pages.length}`),
    );
    expect(words({ ...sheets, pages: beside })).toEqual(
      [
        ...words(before.paged),
        ...words(after.paged),
        ...captions.flatMap((text) => text.split(' ')),
      ].sort(),
    );
    const runs = beside.flatMap(({ lines }) => lines.flatMap((line) => line.runs));
    for (const run of runs) {
      expect(run.x).toBeGreaterThan(0);
      expect(run.x + run.width).toBeLessThan(sheets.sheet.width);
      if (!run.decorative) expect(sheets.structure[run.node]?.role).not.toBe('Document');
    }
  }
});

it('[DP1] draws the marks on both, in their places', () => {
  const { sheets } = compare(saying('Led the team of six'), saying('Led the crew of six'));
  const [gone, added] = ['team', 'crew'].map((word) => {
    const line = sheets.pages[1]?.lines.find(({ runs }) =>
      runs.some(({ text }) => text.includes(`Led the ${word}`)),
    );
    const run = line?.runs.find(({ text }) => text.includes(word));
    if (!(line && run)) throw new Error(`The sheet does not say ${word}.`);
    const start = run.text.indexOf(word);
    const width = (text: string) => typewriter.width({ text, face: '', level: 0 }, run.size);
    const x1 = run.x + width(run.text.slice(0, start));
    return { x1, x2: x1 + width(word), baseline: line.baseline };
  });
  const rules = sheets.pages[1]?.rules.filter(({ color }) => color !== undefined) ?? [];
  const near = (place: typeof gone) => ({
    x1: expect.closeTo(place?.x1 ?? 0, 1),
    x2: expect.closeTo(place?.x2 ?? 0, 1),
  });
  expect(rules).toMatchObject([near(gone), near(added)]);
  expect(rules[0]?.y).toBeLessThan(gone?.baseline ?? 0);
  expect(rules[1]?.y).toBeGreaterThan(added?.baseline ?? 0);
});

it('[DP1] says so where two say the same', () => {
  const { sheets } = compare(TWO_PAGES, TWO_PAGES);
  expect(textOf({ ...sheets, pages: sheets.pages.slice(0, 1) })).toBe(
    'Old and New compared\nNo differences.',
  );
  expect(sheets.pages[1]?.rules.every(({ color }) => color === undefined)).toBe(true);
});
