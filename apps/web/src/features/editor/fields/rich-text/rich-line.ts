import { type Mark, POINT_FLAGS, type Point, type PointFlag, pointFlagsOf } from '@shortlist/model';

/** One line of a rich text field; offsets are UTF-16 units of its text. */
export type RichLine = Omit<Point, 'id'> & {
  /** Of the point that it shows; not there for one that was typed just now. */
  readonly id?: Point['id'];
};

/** Style of a stretch of text. */
export type Style = Omit<Mark, 'from' | 'to'>;

/** A stretch of one style. */
export type Run = Style & { readonly text: string };

/** A place between the characters of lines. */
export type Place = { readonly line: number; readonly offset: number };

/** From one place to a later one, or the same. */
export type PlaceRange = { readonly from: Place; readonly to: Place };

export const isSamePlace = ({ from, to }: PlaceRange): boolean =>
  from.line === to.line && from.offset === to.offset;

export const EMPTY_LINE: RichLine = { text: '' };

/** The text of a line, cut where its style changes. An empty line has no runs. */
export function runsOf({ text, marks = [] }: RichLine): Run[] {
  const runs: Run[] = [];
  let at = 0;
  for (const { from, to, ...style } of marks) {
    if (at < from) runs.push({ text: text.slice(at, from) });
    runs.push({ ...style, text: text.slice(from, to) });
    at = to;
  }
  if (at < text.length) runs.push({ text: text.slice(at) });
  return runs;
}

/** The line that runs make; neighbours of one style become one mark. */
export function lineOfRuns(
  runs: readonly Run[],
  { id, ...flags }: Pick<RichLine, 'id' | PointFlag> = {},
): RichLine {
  const marks: Mark[] = [];
  let text = '';
  for (const run of runs) {
    const from = text.length;
    text += run.text;
    const style = styleOf(run);
    const last = marks.at(-1);
    if (run.text === '' || Object.keys(style).length === 0) continue;
    if (last?.to === from && isSameStyle(last, style))
      marks[marks.length - 1] = { ...last, to: text.length };
    else marks.push({ from, to: text.length, ...style });
  }
  return {
    ...(id !== undefined && { id }),
    text,
    ...(marks.length > 0 && { marks }),
    ...pointFlagsOf(flags),
  };
}

const styleOf = ({ bold, italic, href }: Style): Style => ({
  ...(bold && { bold }),
  ...(italic && { italic }),
  ...(href !== undefined && { href }),
});

const isSameStyle = (a: Style, b: Style): boolean =>
  a.bold === b.bold && a.italic === b.italic && a.href === b.href;

/** Checks whether two lists of lines say the same and look the same. */
export const isSameLines = (a: readonly RichLine[], b: readonly RichLine[]): boolean =>
  a.length === b.length && a.every((line, at) => isSameLine(line, b[at]));

export const isSameLine = (a: RichLine, b: RichLine | undefined): boolean =>
  a.text === b?.text &&
  POINT_FLAGS.every((flag) => a[flag] === b[flag]) &&
  (a.marks ?? []).length === (b.marks ?? []).length &&
  (a.marks ?? []).every((mark, at) => {
    const beside = b.marks?.[at];
    return (
      beside && mark.from === beside.from && mark.to === beside.to && isSameStyle(mark, beside)
    );
  });

/** The part of a line from one offset to another. */
export const sliceLine = (line: RichLine, from: number, to = line.text.length): RichLine => {
  let at = 0;
  const runs = runsOf(line).map((run) => {
    const start = at;
    at += run.text.length;
    return { ...run, text: run.text.slice(Math.max(0, from - start), Math.max(0, to - start)) };
  });
  return lineOfRuns(runs, line);
};

/** Two lines as one: the first, with the words of the second; the second where the first is empty. */
export const joinLines = (a: RichLine, b: RichLine): RichLine =>
  lineOfRuns([...runsOf(a), ...runsOf(b)], a.text === '' && b.text !== '' ? b : a);
