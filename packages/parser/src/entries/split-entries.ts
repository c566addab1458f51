import { isSentence } from '../evidence/word-score.ts';
import { isFurtherIn, type Line, leadLook, lineTextOf } from '../lines/line.ts';
import { type Anchor, anchorOf, isLoose } from './anchor.ts';

/** The lines of one entry, and which of them holds its dates. */
export type RawEntry = { lines: Line[]; dated?: { line: number; anchor: Anchor } };

/** What makes a line the first of an entry. Lines between two dates are compared by it; the best begins. */
const START_EVIDENCE = {
  /** Set like the first line of the section, where that differs from most lines. */
  looksLikeFirst: 2,
  spaceAbove: 2,
  /** The line above is an item of a list or running words, and this is neither. */
  afterText: 1.5,
  /** It stands as many lines above its date as the first line of the section does. */
  sameDistance: 1.5,
  item: -4,
  sentence: -2.5,
  startsSmall: -3,
  endsWithStop: -2,
  indented: -1.5,
  /** So many lines above its date that it will be another's. */
  farFromDate: -1,
} as const;

/** Without a date below it, a line begins an entry from here on. */
const ENOUGH_UNDATED = 3;
const MOST_SPACE = 1.22;
const MOST_LINES_ABOVE_DATE = 3;

/** Cuts the lines of a section into entries, each anchored on its dates where it has any. */
export function splitEntries(lines: readonly Line[]): RawEntry[] {
  const anchors = findAnchors(lines);
  const labelled = labelledStarts(lines);
  if (labelled.length > 0) return cut(lines, labelled, new Map(anchors));
  const starts = new Set<number>(lines.length > 0 ? [0] : []);
  const first = anchors[0]?.[0] ?? 0;
  const distance = Math.min(first, MOST_LINES_ABOVE_DATE);
  const context = { lines, look: distinctLook(lines), distance };
  anchors.forEach(([at], index) => {
    const before = anchors[index - 1]?.[0];
    if (before !== undefined) starts.add(bestStart(context, before + 1, at));
  });
  lines.forEach((line, at) => {
    if (at > 0 && isUndatedStart(context, at, anchors.length > 0) && !isNear(starts, anchors, at))
      starts.add(at);
    if (
      at > 0 &&
      line.row.line.heading !== undefined &&
      line.row.line.heading === lines[0]?.row.line.heading
    )
      starts.add(at);
  });
  return cut(
    lines,
    [...starts].sort((a, b) => a - b),
    new Map(anchors),
  );
}

/** Where labels lead the parts of entries, each begins at the label that the first begins with. */
function labelledStarts(lines: readonly Line[]): number[] {
  const told = lines.map(({ cells }) => cells[0]?.told);
  const [first] = told;
  if (first === undefined || first === 'where') return [];
  return [...told.keys()].filter((at) => told[at] === first);
}

type Context = { lines: readonly Line[]; look: string | undefined; distance: number };

/** Dates outside lists; where every date stands in a list, its items are the entries. */
function findAnchors(lines: readonly Line[]): [number, Anchor][] {
  const all = lines.flatMap((line, at): [number, Anchor][] => {
    const anchor = anchorOf(line);
    return anchor ? [[at, anchor]] : [];
  });
  const ranges = all.filter(([, { dates }]) => dates.isRange);
  // Where ranges date the entries, a year at the end of an item's words dates none.
  const firm = all.filter(([at, anchor]) => {
    const line = lines[at];
    return ranges.length * 2 < all.length || !line || !isLoose(line, anchor);
  });
  const plain = firm.filter(([at]) => lines[at]?.marker === '');
  const found = plain.length > 0 ? plain : firm;
  return found.filter(([at, anchor], index) => !repeatsDate(lines, found[index - 1], at, anchor));
}

/** A second date right below the first that dates nothing of its own: "Issued 2019 / Expires 2022". */
function repeatsDate(
  lines: readonly Line[],
  before: [number, Anchor] | undefined,
  at: number,
  anchor: Anchor,
): boolean {
  const line = lines[at];
  if (!before || before[0] !== at - 1 || !line || line.cells.length > 1) return false;
  const above = lines[at - 1];
  const { from, to } = anchor.dates;
  const isAlone = to - from > lineTextOf(line).length * 0.7;
  return (
    isAlone &&
    above !== undefined &&
    (above.space === 0) === (line.space === 0) &&
    !isOnlyDate(above, before[1])
  );
}

const isOnlyDate = (line: Line, { dates }: Anchor): boolean =>
  dates.to - dates.from > lineTextOf(line).length * 0.7;

/** The look of the first line, if fewer than half of the lines share it. */
function distinctLook(lines: readonly Line[]): string | undefined {
  const first = lines[0];
  if (!first) return undefined;
  const look = leadLook(first);
  const same = lines.filter((line) => leadLook(line) === look).length;
  return same * 2 <= lines.length + 1 && same < lines.length ? look : undefined;
}

function bestStart(context: Context, from: number, at: number): number {
  let best = at;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = from; index <= at; index++) {
    const score = startScore(context, index) + nearScore(context, at - index);
    if (score > most) [best, most] = [index, score];
  }
  return best;
}

function nearScore({ distance }: Context, above: number): number {
  const e = START_EVIDENCE;
  if (above === distance) return e.sameDistance;
  return above > MOST_LINES_ABOVE_DATE ? (above - MOST_LINES_ABOVE_DATE) * e.farFromDate : 0;
}

function startScore({ lines, look }: Context, at: number): number {
  const e = START_EVIDENCE;
  const line = lines[at];
  const above = lines[at - 1];
  if (!line) return 0;
  const text = lineTextOf(line);
  const isItem = line.marker !== '' && lines[0]?.marker === '';
  const rules: [number, boolean][] = [
    [e.looksLikeFirst, look !== undefined && leadLook(line) === look],
    [e.spaceAbove, line.space > MOST_SPACE && line.space > nextSpace(lines, at)],
    [e.afterText, above !== undefined && !isItem && isText(above) && !isText(line)],
    [e.item, isItem],
    [e.sentence, isSentence(text) && (look === undefined || leadLook(line) !== look)],
    [e.startsSmall, /^\p{Ll}/u.test(text)],
    [e.endsWithStop, /\p{L}{3}\.$/u.test(text)],
    [e.indented, isFurtherIn(line, lines[0], 4)],
  ];
  return rules.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}

const nextSpace = (lines: readonly Line[], at: number): number =>
  (lines[at + 1]?.space ?? 0) * 1.05;

const isText = (line: Line): boolean => line.marker !== '' || isSentence(lineTextOf(line));

function isUndatedStart(context: Context, at: number, isDated: boolean): boolean {
  const line = context.lines[at];
  if (!line) return false;
  const score = startScore(context, at);
  return (
    score >= (isDated ? ENOUGH_UNDATED + 0.5 : ENOUGH_UNDATED - 1.1) &&
    !/^\p{Ll}/u.test(lineTextOf(line))
  );
}

/** Whether the line lies between the start of an entry and its date. */
function isNear(
  starts: ReadonlySet<number>,
  anchors: readonly [number, Anchor][],
  at: number,
): boolean {
  const next = anchors.find(([each]) => each >= at)?.[0];
  if (next === undefined) return false;
  const start = Math.max(...[...starts].filter((each) => each <= next));
  return start <= at;
}

function cut(
  lines: readonly Line[],
  starts: readonly number[],
  anchors: ReadonlyMap<number, Anchor>,
): RawEntry[] {
  return starts.map((from, index) => {
    const own = lines.slice(from, starts[index + 1] ?? lines.length);
    for (let line = 0; line < own.length; line++) {
      const anchor = anchors.get(from + line);
      if (anchor) return { lines: own, dated: { line, anchor } };
    }
    return { lines: own };
  });
}
