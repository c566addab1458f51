import { fc, test } from '@fast-check/vitest';
import { listPlaceholders, type Resume, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { serveFonts } from '../fonts/browser-fonts.test-support.ts';
import { type LaidOut, layOutDocument } from '../pages/lay-out-resume.ts';
import { SAMPLE } from '../sample-resume.test-support.ts';
import { Paper } from '../sheets/paper.tsx';

beforeAll(() => {
  serveFonts();
});
afterEach(cleanup);

const [job] = flatEntriesOf(SAMPLE, 'experience', SECTIONS);
if (!job) throw new Error('The sample has no job.');

const saying = (bullets: string): Resume =>
  resumeWith({ experiences: [{ ...job, bullets }] }, SAMPLE);

/** The marks of the only page, and the words that stand over each. */
async function marksOn(resume: Resume) {
  const laidOut = await layOutDocument(resume, { sections: SECTIONS });
  const marks = laidOut.placeholders.flat();
  return { laidOut, marks, words: marks.map((mark) => wordsOver(laidOut, mark)) };
}

type Mark = LaidOut['placeholders'][number][number];

/** Letters of a run are taken for equally wide: near enough to tell words apart. */
function wordsOver({ paged }: LaidOut, { x, y, width, height }: Mark): string {
  const runs = paged.pages.flatMap(({ lines }) =>
    lines
      .filter(({ baseline }) => baseline > y && baseline < y + height)
      .flatMap((line) => line.runs),
  );
  const run = runs.find((each) => x >= each.x - 0.01 && x < each.x + each.width);
  if (!run) throw new Error('A mark stands where there are no words.');
  const letter = run.width / run.text.length;
  const start = Math.round((x - run.x) / letter);
  return run.text.slice(start, start + Math.round(width / letter));
}

it('[ED18] marks each placeholder under its words, and nothing else', async () => {
  const { marks, words } = await marksOn(saying('• mmm [mmmm] mmm\n• aa [1] [X]'));
  expect(marks).toHaveLength(1);
  expect(words[0]).toMatch(/^.?mmmm.{0,2}$/);
  expect(marks[0]?.height).toBeCloseTo(11.07);
});

it('[ED18] marks both halves of a placeholder that goes on in the next line', async () => {
  const { marks } = await marksOn(saying(`• ${'word '.repeat(16)}[something to fill in here]`));
  expect(marks).toHaveLength(2);
  const [first, second] = marks;
  expect(second?.y).toBeGreaterThan(first?.y ?? 0);
  expect(second?.x).toBeLessThan(first?.x ?? 0);
});

it('[ED18] marks a placeholder in a text that is read from right to left', async () => {
  const { marks } = await marksOn(saying('• שלום [number] עולם'));
  const width = marks.reduce((sum, mark) => sum + mark.width, 0);
  const latin = await marksOn(saying('• Hello [number] world'));
  expect(width).toBeCloseTo(latin.marks[0]?.width ?? 0);
});

it('[ED18] draws the marks on the screen’s paper, under the text', async () => {
  const { rerender } = render(<Paper printed={saying('• Cut [number] of [part]')} />);
  await screen.findByRole('article');
  const marks = () => [...document.querySelectorAll('svg rect[data-placeholder]')];
  expect(marks()).toHaveLength(2);
  const text = document.querySelector('svg text');
  expect(marks().every((mark) => text && mark.compareDocumentPosition(text) & 4)).toBe(true);
  rerender(<Paper printed={saying('• Cut 12 of everything')} />);
  expect(marks()).toHaveLength(0);
});

const words = fc.array(
  fc.constantFrom(
    '[number]',
    '[team or department]',
    'Cut',
    'the very long word',
    '王',
    'שלום',
    '[1]',
  ),
  { maxLength: 30 },
);

test.prop([fc.array(words, { maxLength: 4 })], { numRuns: 30 })(
  '[ED18] marks all placeholders that a download warns of, within the margins, and lays nothing out otherwise',
  async (lines) => {
    const resume = saying(lines.map((line) => `• ${line.join(' ')}`).join('\n'));
    const { laidOut, marks } = await marksOn(resume);
    const warned = listPlaceholders(resume, SECTIONS).length;
    expect(marks.length).toBeGreaterThanOrEqual(warned);
    expect(marks.length === 0).toBe(warned === 0);
    for (const { x, width } of marks) {
      expect(width).toBeGreaterThan(0);
      expect(x).toBeGreaterThanOrEqual(71.9);
      expect(x + width).toBeLessThanOrEqual(540.1);
    }
    expect(JSON.stringify(laidOut.paged)).not.toContain('placeholder');
  },
);
