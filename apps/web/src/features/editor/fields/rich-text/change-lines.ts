import { withBullets } from '#platform/text/bullet-typing.ts';
import {
  EMPTY_LINE,
  joinLines,
  lineOfRuns,
  type Place,
  type PlaceRange,
  type RichLine,
  runsOf,
  sliceLine,
} from './rich-line.ts';

/** Lines after a change, and where the caret stands in them; from where to the caret they are selected, if they are. */
export type ChangedLines = {
  readonly lines: readonly RichLine[];
  readonly caret: Place;
  readonly from?: Place;
};

/** Puts lines in place of a stretch: the first joins what stands before it, the last what stands behind. */
export function replaceStretch(
  lines: readonly RichLine[],
  { from, to }: PlaceRange,
  inserted: readonly RichLine[],
): ChangedLines {
  const head = sliceLine(lines[from.line] ?? EMPTY_LINE, 0, from.offset);
  const tail = sliceLine(lines[to.line] ?? EMPTY_LINE, to.offset);
  const [first = EMPTY_LINE, ...more] = inserted;
  const middle = [joinLines(head, first), ...more];
  const last = middle.at(-1) ?? head;
  const caret = { line: from.line + middle.length - 1, offset: last.text.length };
  const joined = [...middle.slice(0, -1), joinLines(last, tail)];
  return { lines: [...lines.slice(0, from.line), ...joined, ...lines.slice(to.line + 1)], caret };
}

/** The lines of a stretch. */
export function sliceLines(lines: readonly RichLine[], { from, to }: PlaceRange): RichLine[] {
  return lines
    .slice(from.line, to.line + 1)
    .map((line, at, { length }) =>
      sliceLine(line, at === 0 ? from.offset : 0, at === length - 1 ? to.offset : undefined),
    );
}

/** The lines with a link over a stretch, or without those that were there. */
export function linkStretch(
  lines: readonly RichLine[],
  stretch: PlaceRange,
  href: string | undefined,
): ChangedLines {
  const linked = sliceLines(lines, stretch).map((line) =>
    lineOfRuns(
      runsOf(line).map(({ href: _, ...run }) => (href === undefined ? run : { ...run, href })),
      line,
    ),
  );
  return replaceStretch(lines, stretch, linked);
}

const LETTERS = /[\p{L}\p{N}\p{M}]/u;

/** Finds the range that a link at a place covers where nothing is selected: the whole link there, else the word, else nothing. */
export function linkAround(lines: readonly RichLine[], { line, offset }: Place): PlaceRange {
  const around = lines[line] ?? EMPTY_LINE;
  const { from, to } = linkAt(around, offset) ?? wordAt(around, offset);
  return { from: { line, offset: from }, to: { line, offset: to } };
}

/** The whole of a link at an offset; bold within it cuts it into several marks. */
function linkAt(
  { marks = [] }: RichLine,
  offset: number,
): { from: number; to: number } | undefined {
  const link = marks.find(({ href, from, to }) => href && from <= offset && offset <= to);
  if (!link) return undefined;
  let { from, to } = link;
  for (const mark of marks) if (mark.href === link.href && mark.from === to) to = mark.to;
  for (const mark of marks.toReversed())
    if (mark.href === link.href && mark.to === from) from = mark.from;
  return { from, to };
}

function wordAt({ text }: RichLine, offset: number): { from: number; to: number } {
  let [from, to] = [offset, offset];
  while (LETTERS.test(text[from - 1] ?? '')) from -= 1;
  while (LETTERS.test(text[to] ?? '')) to += 1;
  return { from, to };
}

/** The address of the first link that a stretch touches. */
export const linkIn = (lines: readonly RichLine[], stretch: PlaceRange): string | undefined =>
  sliceLines(lines, stretch)
    .flatMap(({ marks = [] }) => marks)
    .find(({ href }) => href)?.href;

const LEAD = '• ';

/** The line without a bullet of its own, as of one that was typed or pasted; words must follow it. */
export function withoutBullet(line: RichLine): RichLine {
  const bare = withBullets(LEAD + line.text).slice(LEAD.length);
  return bare === line.text ? line : sliceLine(line, line.text.length - bare.length);
}

/** Returns the plain text of lines: each behind its bullet. */
export const textOfLines = (lines: readonly RichLine[]): string =>
  lines.map(({ text }) => LEAD + text).join('\n');

/** A place as an offset into that text, and back; a place before a bullet is one behind it. */
export const offsetOfPlace = (lines: readonly RichLine[], { line, offset }: Place): number =>
  textOfLines(lines.slice(0, line)).length + (line > 0 ? 1 : 0) + LEAD.length + offset;

export function placeOfOffset(lines: readonly RichLine[], offset: number): Place {
  let start = 0;
  for (const [line, { text }] of lines.entries()) {
    const end = start + LEAD.length + text.length;
    if (offset <= end || line === lines.length - 1) {
      return { line, offset: Math.min(Math.max(offset - start - LEAD.length, 0), text.length) };
    }
    start = end + 1;
  }
  return { line: 0, offset: 0 };
}

/** Lines that read as a text with bullets; a line that stands in both keeps its marks. */
export function linesOfText(text: string, before: readonly RichLine[] = []): RichLine[] {
  const left = [...before];
  return withBullets(text)
    .split('\n')
    .map((led) => {
      const words = led.slice(LEAD.length);
      const at = left.findIndex((line) => line.text === words);
      return at < 0 ? { text: words } : (left.splice(at, 1)[0] ?? EMPTY_LINE);
    });
}

/** Moves the lines of a stretch by one: up (-1) or down (1). What is selected stays so; undefined where there is no room. */
export function moveLines(
  lines: readonly RichLine[],
  { from, to }: PlaceRange,
  by: -1 | 1,
): ChangedLines | undefined {
  const first = from.line + by;
  if (first < 0 || to.line + by >= lines.length) return undefined;
  const moved = lines.slice(from.line, to.line + 1);
  const others = lines.toSpliced(from.line, moved.length);
  return {
    lines: others.toSpliced(first, 0, ...moved),
    from: { ...from, line: first },
    caret: { ...to, line: to.line + by },
  };
}

/** Moves one line to the position of another; the caret stands at its end. */
export function moveLine(lines: readonly RichLine[], from: number, to: number): ChangedLines {
  const line = lines[from] ?? EMPTY_LINE;
  const moved = lines.toSpliced(from, 1).toSpliced(to, 0, line);
  return { lines: moved, caret: { line: to, offset: line.text.length } };
}

/** Puts the lines of a stretch below it once more, where the selection then is. */
export function duplicateLines(
  lines: readonly RichLine[],
  { from, to }: PlaceRange,
): Required<ChangedLines> {
  const copied = lines.slice(from.line, to.line + 1).map(({ id: _, ...line }) => line);
  return {
    lines: lines.toSpliced(to.line + 1, 0, ...copied),
    from: { ...from, line: from.line + copied.length },
    caret: { ...to, line: to.line + copied.length },
  };
}

/** Moves a stretch to a place outside it. */
export function moveStretch(
  lines: readonly RichLine[],
  stretch: PlaceRange,
  to: Place,
): ChangedLines {
  const offset = offsetOfPlace(lines, to);
  const end = offsetOfPlace(lines, stretch.to);
  const words = sliceLines(lines, stretch);
  const here = { from: to, to };
  if (offset > end) {
    const put = replaceStretch(lines, here, words);
    const { lines: without } = replaceStretch(put.lines, stretch, []);
    const gone = end - offsetOfPlace(lines, stretch.from);
    const caret = offsetOfPlace(put.lines, put.caret) - gone;
    return { lines: without, caret: placeOfOffset(without, caret) };
  }
  if (offset >= offsetOfPlace(lines, stretch.from)) return { lines, caret: to };
  return replaceStretch(replaceStretch(lines, stretch, []).lines, here, words);
}
