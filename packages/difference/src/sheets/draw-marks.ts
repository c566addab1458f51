import type { Color, Fill } from '@shortlist/document';
import type { Page, PlacedLine, TextMeasurer } from '@shortlist/layout';
import type { Mark } from '../marks/mark.ts';
import { STRONG } from './comparison-document.ts';
import type { createPlacing } from './place-page.ts';

/** The colours of the marks, dark enough to be seen on a photocopy: what they say is also in how they are drawn. */
export const MARK_COLORS: Readonly<Record<Mark['kind'], Color>> = {
  gone: '#b3261e',
  added: '#0b5a32',
  moved: '#1d4e89',
};

const NUMBER_SIZE = 6;

/** Draws marks over a page that has been put in its place. They are no content: the list of changes says what they say. */
export function drawMarks(
  page: Page,
  marks: readonly Mark[],
  { placing, measurer }: { placing: ReturnType<typeof createPlacing>; measurer: TextMeasurer },
): Page {
  return {
    ...page,
    fills: [...page.fills, ...marks.flatMap(({ bars }) => bars.map(placing.area)).map(asBar)],
    rules: [
      ...page.rules,
      ...marks.flatMap(({ rules, kind }) =>
        rules.map((rule) => ({ ...placing.rule(rule), color: MARK_COLORS[kind] })),
      ),
    ],
    lines: [
      ...page.lines,
      ...numbersBeside(marks).map(({ text, x, baseline }) =>
        numberLine(text, { right: placing.across(x), baseline: placing.down(baseline) }, measurer),
      ),
    ],
  };
}

const asBar = (bar: Omit<Fill, 'color'>): Fill => ({ ...bar, color: MARK_COLORS.moved });

/** Numbers of changes in the margin; those of one line are together. */
export function numbersBeside(
  marks: readonly Mark[],
): { text: string; x: number; baseline: number; changes: number[] }[] {
  const places = new Map<string, { x: number; baseline: number; changes: number[] }>();
  for (const { note, change } of marks) {
    const key = `${note.x} ${note.baseline}`;
    const place = places.get(key) ?? { ...note, changes: [] };
    places.set(key, place);
    place.changes.push(change);
  }
  return [...places.values()].map((place) => ({ ...place, text: joinNumbers(place.changes) }));
}

/** Most numbers and ranges that a margin has room for. */
const MOST_NUMBERS = 2;

/** Joins rising numbers for a margin: "4, 6", and "4–10" where they follow each other or there is no room for all. */
function joinNumbers(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const at of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && at <= last.to + 1) last.to = at;
    else ranges.push({ from: at, to: at });
  }
  const shown =
    ranges.length > MOST_NUMBERS
      ? [{ from: ranges[0]?.from ?? 0, to: ranges.at(-1)?.to ?? 0 }]
      : ranges;
  return shown.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function numberLine(
  text: string,
  { right, baseline }: { right: number; baseline: number },
  measurer: TextMeasurer,
): PlacedLine {
  const { faceOf, ascent, descent } = measurer.fontOf(STRONG);
  const face = faceOf('1');
  const width = measurer.width({ text, face, level: 0 }, NUMBER_SIZE);
  const run = { text, face, weight: STRONG.weight, size: NUMBER_SIZE, ascent, descent, level: 0 };
  return {
    top: baseline - ascent * NUMBER_SIZE,
    height: (ascent + descent) * NUMBER_SIZE,
    left: right - width,
    right,
    baseline,
    runs: [{ ...run, x: right - width, width, node: 0, decorative: true }],
  };
}
