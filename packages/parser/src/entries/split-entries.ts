import { endsInStop, isSentence } from '../evidence/word-score.ts';
import { isFurtherIn, type Line, leadLook, lineTextOf } from '../lines/line.ts';
import { type Anchor, isWholeDate } from './anchor.ts';
import type { EntryLabel } from './field-labels/label-lexicon.ts';
import { findAnchors } from './find-anchors.ts';

/** The lines of one entry, and which of them holds its dates. */
export type RawEntry = { lines: Line[]; dated?: { line: number; anchor: Anchor } };

/** The evidence that a line is the first of an entry. Lines between two dates are compared by it; the best begins. */
const START_EVIDENCE = {
  /** Set like the first line of the section, where that differs from most lines. */
  looksLikeFirst: 2,
  spaceAbove: 2,
  /** The line above is an item of a list or running words, and this is neither. */
  afterText: 1.5,
  /** The first line of the section leads an item too, with the same mark at the same edge. */
  markedLikeFirst: 3.5,
  /** It names what the first line of the section names: a role, a degree. */
  namesLikeFirst: 1,
  /** The first line names a degree and its school, and so does this. */
  namesBothLikeFirst: 2,
  /** The same, and this names one of them. */
  namesOneOfBoth: 1.5,
  /** It names a role or a degree, set like the first line of the section, below a line set like the second. */
  repeatsHead: 1.5,
  /** Set like the line above, which is no text: the second line of one head. */
  likeLineAbove: -1,
  /** It stands as many lines above its date as the first line of the section does. */
  sameDistance: 1.5,
  item: -4,
  sentence: -2.5,
  startsSmall: -3,
  endsWithStop: -2,
  /** "Technologies: Go", "Key achievements:": the first line of the section has no label. */
  labelled: -2,
  indented: -1.5,
  /** So many lines above its date that it will be another's. */
  farFromDate: -1,
} as const;

/** Without a date below it, a line begins an entry from here on. */
const ENOUGH_UNDATED = 1.4;
/** The same in a section that dates its entries: there it is the exception. */
const ENOUGH_AMONG_DATED = 3.5;
/** Edges and centres this near are one, in points. */
const SAME_EDGE = 4;
const MOST_SPACE = 1.22;
const LEAST_SPACE = 1.15;
const MORE_SPACE = 1.12;
const MOST_LINES_ABOVE_DATE = 3;

/** Lists what a line names of that which heads an entry: "role", "degree". */
export type NamesOf = (text: string) => readonly string[];

const NAMES_NOTHING: NamesOf = () => [];

/** Checks whether words tell of an entry and do not name it. */
export type Tells = (text: string) => boolean;

/** Cuts the lines of a section into entries, each anchored on its dates where it has any. */
export function splitEntries(
  lines: readonly Line[],
  namesOf: NamesOf = NAMES_NOTHING,
  tells: Tells = isSentence,
): RawEntry[] {
  const anchors = findAnchors(lines);
  const labelled = labelledStarts(lines);
  if (labelled.length > 0) return cut(lines, labelled, new Map(anchors));
  const starts = new Set<number>(lines.length > 0 ? [0] : []);
  const context = contextOf(lines.map(besideDate), anchors, namesOf, tells);
  anchors.forEach(([at], index) => {
    const from = (anchors[index - 1]?.[0] ?? aboveFirst(context, at)) + 1;
    const start = from <= at && from > 0 ? bestStart(context, from, at) : undefined;
    if (start !== undefined) starts.add(start);
  });
  lines.forEach((line, at) => {
    const isUndated = isUndatedStart(context, at, anchors.length > 0);
    if (at > 0 && ((isUndated && !isNear(starts, anchors, at)) || isHeadingLikeFirst(line, lines)))
      starts.add(at);
  });
  return cut(
    lines,
    [...starts].sort((a, b) => a - b),
    new Map(anchors),
  );
}

/** The line without the date in its own column that leads it. */
function besideDate(line: Line): Line {
  const [date, ...cells] = line.cells;
  const [beside] = cells;
  if (!date || !beside || !isWholeDate(date)) return line;
  return { ...line, cells, x: beside.x };
}

/** The last line above the first date that belongs to an undated entry; -1 where the date is the first entry's. */
function aboveFirst(context: Context, at: number): number {
  const start = context.lines.findLastIndex(
    (_, index) => index > 0 && index <= at && startScore(context, index) >= ENOUGH_AMONG_DATED,
  );
  return Math.max(start - 1, firstBody(context.lines, at, context.tells));
}

/** The last line of text above the first date. */
function firstBody(lines: readonly Line[], at: number, tells: Tells): number {
  return lines.findLastIndex(
    (line, index) => index > 0 && index < at && isText(line, lines[0], tells),
  );
}

const isHeadingLikeFirst = ({ row }: Line, [first]: readonly Line[]): boolean =>
  row.line.heading !== undefined && row.line.heading === first?.row.line.heading;

/**
 * Finds the starts of entries whose parts labels lead: each begins at the label that the first begins with; a row of a table that
 * says again what was said begins one too, where its first cell is empty.
 */
function labelledStarts(lines: readonly Line[]): number[] {
  const labels = lines.map(({ cells }) => cells.flatMap((cell) => cell.labelled ?? []));
  const first = lines[0]?.cells[0]?.labelled;
  if (first === undefined || first === 'where') return [];
  const isRecord = (kinds: readonly EntryLabel[]) => kinds.length > 1;
  let said: readonly EntryLabel[] = [];
  return [...labels.keys()].filter((at) => {
    const kinds = labels[at] ?? [];
    const isAgain = isRecord(kinds) && isRecord(said) && kinds.some((kind) => said.includes(kind));
    if (isRecord(kinds)) said = kinds;
    return isAgain || lines[at]?.row.begins || lines[at]?.cells[0]?.labelled === first;
  });
}

type Context = {
  lines: readonly Line[];
  /** The look of the section's first line, where that tells heads from other lines. */
  look: string | undefined;
  /** The number of lines that a date stands below the first line of its entry. */
  distance: number;
  namesOf: NamesOf;
  tells: Tells;
  firstNames: readonly string[];
  /** The score of each line as the first of an entry, as far as that was asked. */
  scores: Map<number, number>;
};

function contextOf(
  lines: readonly Line[],
  anchors: readonly [number, Anchor][],
  namesOf: NamesOf,
  tells: Tells,
): Context {
  const first = anchors[0]?.[0] ?? 0;
  const above = firstBody(lines, first, tells);
  const distance = above < 0 ? first : Math.max(0, first - above - 1);
  return {
    lines,
    look: distinctLook(lines),
    distance: Math.min(distance, MOST_LINES_ABOVE_DATE),
    namesOf,
    tells,
    firstNames: lines[0] ? namesOf(lineTextOf(lines[0])) : [],
    scores: new Map(),
  };
}

/** The look of the first line, if fewer than half of the lines share it. */
function distinctLook(lines: readonly Line[]): string | undefined {
  const first = lines[0];
  if (!first) return undefined;
  const look = leadLook(first);
  const same = lines.filter((line) => leadLook(line) === look).length;
  return same * 2 <= lines.length + 1 && same < lines.length ? look : undefined;
}

/** The line that begins the entry of a date; none for a date behind a label: "GPA: 3.7 · Dean's List 2017". */
function bestStart(context: Context, from: number, at: number): number | undefined {
  const isLabelled = from === at && isLabelledLate(context.lines, at);
  let best = isLabelled ? undefined : at;
  let most = isLabelled ? 0 : Number.NEGATIVE_INFINITY;
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

function startScore(context: Context, at: number): number {
  const known = context.scores.get(at);
  if (known !== undefined) return known;
  const score = scoreStart(context, at);
  context.scores.set(at, score);
  return score;
}

function scoreStart(context: Context, at: number): number {
  const { lines, look, tells } = context;
  const e = START_EVIDENCE;
  const line = lines[at];
  const above = lines[at - 1];
  if (!line) return 0;
  if (isMarkedLike(line, lines[0])) return e.markedLikeFirst;
  const text = lineTextOf(line);
  const isLikeFirst = look !== undefined && leadLook(line) === look;
  const isItem = line.marker !== '' && lines[0]?.marker === '';
  const names = namesScore(context, text);
  const rules: [number, boolean][] = [
    [e.looksLikeFirst, isLikeFirst],
    [e.spaceAbove, line.space > leastSpace(lines, at) && line.space > nextSpace(lines, at)],
    [
      e.afterText,
      above !== undefined &&
        !isItem &&
        !(look !== undefined && isTitleLike(above, look)) &&
        isText(above, lines[0], tells) &&
        !isText(line, lines[0], tells),
    ],
    [names, true],
    [e.repeatsHead, isLikeFirst && repeatsHead(context, at)],
    [e.likeLineAbove, isLikeFirst && above !== undefined && isSetLike(line, above)],
    [e.item, isItem],
    [e.sentence, isSentence(text) && !isLikeFirst],
    [e.startsSmall, /^\p{Ll}/u.test(text)],
    [e.endsWithStop, text.endsWith('.') && /\p{L}{3}\.$/u.test(text)],
    [e.labelled, names === 0 && isLabelledLate(lines, at)],
    [e.indented, isSetIn(line, lines[0])],
  ];
  return rules.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0);
}

/** Names what heads an entry, bold below a line that is not, as the first two lines of the section are, of which the first is dated. */
function repeatsHead({ lines, distance, namesOf }: Context, at: number): boolean {
  const [first, second] = lines;
  const [line, above] = [lines[at], lines[at - 1]];
  if (!first || !second || !line || !above || distance > 0 || at < 2) return false;
  const isHead = isBold(first) && !isBold(second) && isBold(line) && !isBold(above);
  return isHead && above.marker + second.marker === '' && namesOf(lineTextOf(line)).length > 0;
}

const isBold = ({ cells: [cell] }: Line): boolean => cell?.bold === true;

/** Set like the first line, with space above it and no mark: no text, wherever it begins. */
const isTitleLike = (line: Line, look: string): boolean =>
  line.marker === '' && line.space > MOST_SPACE && leadLook(line) === look;

const LABELLED = /^[^:]{2,40}:(?:\s|$)/u;

/** A label leads the line, and none the first of the section. */
const isLabelledLate = ([first, ...others]: readonly Line[], at: number): boolean => {
  const line = others[at - 1];
  return (
    first !== undefined &&
    line !== undefined &&
    LABELLED.test(lineTextOf(line)) &&
    !LABELLED.test(lineTextOf(first))
  );
};

const isMarkedLike = (line: Line, first: Line | undefined): boolean =>
  line.marker !== '' && isCountedLike(line, first) && !isFurtherIn(line, first, 4);

/** The same mark, or a number or a letter of one kind: "1." and "2.". */
const isCountedLike = ({ marker }: Line, first: Line | undefined): boolean =>
  shapeOf(marker) === shapeOf(first?.marker ?? '');

const shapeOf = (marker: string): string => marker.replace(/\d+/gu, '1').replace(/[a-z]+/gu, 'a');

const isSetLike = (line: Line, above: Line): boolean =>
  leadLook(line) === leadLook(above) && line.marker === '' && line.space <= MOST_SPACE;

/** Evidence of what the line names: as many kinds of name as the section's first line. */
function namesScore({ namesOf, firstNames }: Context, text: string): number {
  if (firstNames.length === 0) return 0;
  const names = namesOf(text);
  const same = firstNames.filter((name) => names.includes(name)).length;
  const e = START_EVIDENCE;
  if (same < 2) return same * (firstNames.length > 1 ? e.namesOneOfBoth : e.namesLikeFirst);
  return e.namesBothLikeFirst;
}

/** More than lies between the first two lines of the section, as far as these are the lines of one entry. */
function leastSpace(lines: readonly Line[], at: number): number {
  const within = lines[1]?.space ?? MOST_SPACE;
  const isWithin = at > 1 && within > 0 && within <= MOST_SPACE;
  return isWithin ? Math.max(LEAST_SPACE, within * MORE_SPACE) : MOST_SPACE;
}

const nextSpace = (lines: readonly Line[], at: number): number =>
  (lines[at + 1]?.space ?? 0) * 1.05;

/** An item, running words, or set further in than the first line of the section. */
const isText = (line: Line, first: Line | undefined, tells: Tells): boolean =>
  line.marker !== '' ||
  tells(lineTextOf(line)) ||
  endsInStop(lineTextOf(line)) ||
  isSetIn(line, first);

/** Further in than the first line, and not because both are centred or end at the same edge. */
function isSetIn(line: Line, first: Line | undefined): boolean {
  const [own, other] = [line.cells[0], first?.cells[0]];
  if (!own || !other || !isFurtherIn(line, first, 4)) return false;
  const right = own.right - other.right;
  return Math.abs(right) > SAME_EDGE && Math.abs(own.x - other.x + right) > SAME_EDGE * 2;
}

function isUndatedStart(context: Context, at: number, isDated: boolean): boolean {
  const line = context.lines[at];
  if (!line) return false;
  const score = startScore(context, at);
  return (
    score >= (isDated ? ENOUGH_AMONG_DATED : ENOUGH_UNDATED) && !/^\p{Ll}/u.test(lineTextOf(line))
  );
}

/** Checks whether the line lies between the start of an entry and its date. */
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
