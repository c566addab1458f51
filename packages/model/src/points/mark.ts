import { isLink } from '../fields/link.ts';

/** A stretch of a point's text, in UTF-16 units, and how it is set. */
export type Mark = {
  readonly from: number;
  /** Behind its last unit. */
  readonly to: number;
  readonly bold?: true;
  readonly italic?: true;
  /** An address for which `isLink` holds. */
  readonly href?: string;
};

type Style = Omit<Mark, 'from' | 'to'>;

/**
 * The marks of `text` in their one normal form: sorted, apart or different from their neighbours, within the text, none
 * empty or without a style, and no character cut in two. Of two links at one place the later one counts; what is no
 * link is none.
 */
export function normalizeMarks(marks: readonly Mark[], text: string): Mark[] {
  const placed = marks.flatMap((mark) => placeMark(mark, text));
  const edges = [...new Set(placed.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b);
  const normal: Mark[] = [];
  for (const [at, from] of edges.entries()) {
    const to = edges[at + 1] ?? from;
    const covering = placed.filter((mark) => mark.from <= from && to <= mark.to);
    if (covering.length === 0 || from === to) continue;
    const style = Object.assign({}, ...covering.map(styleOf));
    const last = normal.at(-1);
    if (last && last.to === from && hasStyle(last, style))
      normal[normal.length - 1] = { ...last, to };
    else normal.push({ from, to, ...inOrder(style) });
  }
  return normal;
}

/** The mark within the text; nothing where it covers or says nothing. */
function placeMark(mark: Mark, text: string): Mark[] {
  const style = styleOf(mark);
  const from = toBoundary(clamp(mark.from, text.length), text, -1);
  const to = toBoundary(clamp(mark.to, text.length), text, 1);
  return from < to && Object.keys(style).length > 0 ? [{ from, to, ...style }] : [];
}

const clamp = (offset: number, most: number) =>
  Math.min(Math.max(Number.isFinite(offset) ? Math.trunc(offset) : 0, 0), most);

/** The offset, or the one beside it where it stands in the middle of a surrogate pair. */
function toBoundary(offset: number, text: string, step: -1 | 1): number {
  const isInside = offset > 0 && (text.codePointAt(offset - 1) ?? 0) > 0xffff;
  return isInside ? offset + step : offset;
}

const styleOf = ({ bold, italic, href }: Mark): Style => ({
  ...(bold === true && { bold }),
  ...(italic === true && { italic }),
  ...(typeof href === 'string' && isLink(href) && { href }),
});

/** The members of a style always in one order, so that equal marks are equal as JSON. */
const inOrder = (style: Style): Style => styleOf({ from: 0, to: 0, ...style });

const hasStyle = (mark: Mark, { bold, italic, href }: Style) =>
  mark.bold === bold && mark.italic === italic && mark.href === href;

/** The marks of `text` that fall into the stretch from `from` to `to`, counted from its start. */
export const sliceMarks = (
  marks: readonly Mark[],
  text: string,
  { from, to }: { from: number; to: number },
): Mark[] =>
  normalizeMarks(
    marks.map((mark) => ({ ...mark, from: mark.from - from, to: mark.to - from })),
    text.slice(from, to),
  );

/** Counts the units that two texts begin, and then end, with in common. */
export function commonEnds(before: string, after: string): { head: number; tail: number } {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < most - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { head, tail };
}

/**
 * The marks of `before` where they stand in `after`, which was made of it by one change: what lies between the units that
 * both begin and end with in common. Text put in inside a mark belongs to it, text put in at its edge does not.
 */
export const moveMarks = (marks: readonly Mark[], before: string, after: string): Mark[] =>
  normalizeMarks(moveOver(marks, { start: 0, before, after }), after);

/** The stretch of a text at `start`, and what stands there afterwards. */
type Replaced = { start: number; before: string; after: string };

/** The marks of a text of which several stretches, in their order and apart, were replaced, where they stand in `after`; each stretch moves them as one change. */
export const moveMarksOver = (
  marks: readonly Mark[],
  replaced: readonly Replaced[],
  after: string,
): Mark[] => normalizeMarks(marks.length > 0 ? replaced.reduceRight(moveOver, marks) : [], after);

function moveOver(marks: readonly Mark[], { start, before, after }: Replaced): readonly Mark[] {
  const common = commonEnds(before, after);
  const head = start + common.head;
  const end = start + before.length - common.tail;
  const grown = after.length - before.length;
  return marks.map((mark) => ({
    ...mark,
    from: movedStart(mark.from),
    to: movedEnd(mark.to),
  }));

  function movedStart(from: number): number {
    if (from >= end) return from + grown;
    return from > head ? end + grown : from;
  }

  function movedEnd(to: number): number {
    if (to <= head) return to;
    return to >= end ? to + grown : head;
  }
}
