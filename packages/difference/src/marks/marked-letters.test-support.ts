import type { PagedDocument, PlacedLine, PlacedRun, TextMeasurer } from '@shortlist/layout';
import type { Mark } from '../index.ts';
import { type Letters, lettersOf } from './made-edits.test-support.ts';

/** Letters half as wide as their size, with those of a space. */
export const typewriter: TextMeasurer = {
  fontOf: () => ({ faceOf: () => 'typewriter', ascent: 0.8, descent: 0.2 }),
  joins: () => false,
  width: ({ text }, size) =>
    Array.from(text).reduce((sum, letter) => sum + widthOf(letter) * size, 0),
};

const widthOf = (letter: string) => (letter === ' ' ? 0.25 : 0.5);

/** The letters under or over the lines of some marks, by what is seen alone: those whose middle a line reaches, by their sources. */
export function lettersAt(
  { pages }: Pick<PagedDocument, 'pages'>,
  marks: readonly (readonly Mark[])[],
): Letters {
  const letters = new Map<string, string>();
  const add = (source: string, text: string) =>
    text !== '' && letters.set(source, (letters.get(source) ?? '') + text);
  for (const [at, { lines }] of pages.entries()) {
    const rules = (marks[at] ?? []).flatMap((mark) => mark.rules);
    for (const line of lines) {
      for (const run of line.runs) add(run.source ?? 'heading', lettersOnRun(run, line, rules));
    }
  }
  return letters;
}

function lettersOnRun(run: PlacedRun, { baseline }: PlacedLine, rules: Mark['rules']): string {
  const seen = rules.filter(({ y }) => Math.abs(y - baseline) < run.size / 2);
  const marked = lettersIn(run).filter(({ middle }) =>
    seen.some(({ x1, x2 }) => x1 < middle && middle < x2),
  );
  return lettersOf(marked.map(({ letter }) => letter).join(''));
}

function lettersIn({ text, x, width, level }: PlacedRun): { letter: string; middle: number }[] {
  const letters = Array.from(text);
  const whole = letters.reduce((sum, letter) => sum + widthOf(letter), 0);
  let pen = 0;
  return letters.map((letter) => {
    const middle = ((pen + widthOf(letter) / 2) / whole) * width;
    pen += widthOf(letter);
    return { letter, middle: level % 2 === 1 ? x + width - middle : x + middle };
  });
}

/** The sources on each line that has a bar beside it. */
export function sourcesAt(
  { pages }: Pick<PagedDocument, 'pages'>,
  marks: readonly (readonly Mark[])[],
): ReadonlySet<string>[] {
  return pages.flatMap(({ lines }, at) => {
    const bars = (marks[at] ?? []).flatMap((mark) => mark.bars);
    return lines
      .filter((line) => bars.some((bar) => isBeside(line, bar)))
      .map((line) => new Set(line.runs.flatMap(({ source }) => source ?? [])));
  });
}

/** Checks whether a bar is in the margin of a line, at its height, and touches no text. */
const isBeside = (line: PlacedLine, bar: Mark['bars'][number]) => {
  const middle = line.top + line.height / 2;
  const gap = line.left - bar.x - bar.width;
  return gap > 0 && gap < 10 && bar.y < middle && middle < bar.y + bar.height;
};
