import { fold } from '@shortlist/model';
import { roleScore } from '../evidence/word-score.ts';
import { type Cell, rowSize, rowText, type TextRow } from '../lines/row.ts';
import { titlesIn } from './entry-titles.ts';
import { ENOUGH, findCandidates, type Heading, scoreLook } from './find-headings.ts';
import type { SectionKind } from './heading-lexicon.ts';
import { inferTitles } from './infer-titles.ts';
import { bodySize, type Look, lookOf } from './look.ts';
import { sectionOfHeading } from './name-section.ts';

/** The least score of a heading where other headings of the column are set in another look. */
const ENOUGH_ALONE = 4.9;

/** Sections that nearly every resume has: their headings show how headings look. */
const PLAIN_KINDS = new Set(['experience', 'education', 'skills', 'summary', 'projects']);

/** The style that the headings of all columns of a document share. */
export type HeadingStyle = {
  /** The look that most headings of the lexicon have; undefined where there is none of them. */
  look: Look | undefined;
  /** The number of headings of the lexicon that have it. */
  count: number;
  /** The size of the largest text, in points: the name is hardly smaller. */
  largest: number;
  /** The rows that are set as headings, if too few headings are known. */
  inferred: ReadonlySet<TextRow>;
  /** The level of the known headings, where the format tells levels. */
  level: number | undefined;
};

/** So many headings of the lexicon show how headings look. */
const TELLING = 3;

/** The candidates of a column are asked for twice: for the look of all columns, and for its own headings. */
const known = new WeakMap<readonly TextRow[], Map<number, Heading>>();

function candidatesOf(rows: readonly TextRow[]): Map<number, Heading> {
  const candidates = known.get(rows) ?? findCandidates(rows);
  known.set(rows, candidates);
  return candidates;
}

/** Finds the style of the headings in the document. */
export function headingStyle(columns: readonly (readonly TextRow[])[]): HeadingStyle {
  const headings = columns.flatMap((rows) => [...candidatesOf(rows).values()]);
  const look = commonLook(headings);
  const count = headings.filter((each) => each.look === look && each.score >= ENOUGH).length;
  const largest = Math.max(...columns.flat().map(rowSize));
  const inferred = new Set(count < TELLING ? inferTitles(columns) : []);
  // The name may be set like the headings: what a document begins with is none unless something larger is the name.
  for (const row of nameRows(columns, largest)) inferred.delete(row);
  return { look, count, largest, inferred, level: knownLevel(columns) };
}

/** The largest rows that the document begins with: a name of one line or two. */
function nameRows(columns: readonly (readonly TextRow[])[], largest: number): readonly TextRow[] {
  const [first, second] = columns.find((rows) => rows.length > 0) ?? [];
  const rows = [first, second].filter((row) => row !== undefined && rowSize(row) >= largest);
  return rows.includes(first) ? rows.filter((row) => row !== undefined) : [];
}

/** The level that has headings of the most plain kinds, of equals the upper; undefined where the format has no levels. */
function knownLevel(columns: readonly (readonly TextRow[])[]): number | undefined {
  const kinds = new Map<number, Set<SectionKind>>();
  for (const { line, cells } of columns.flat()) {
    const kind = line.heading === undefined ? undefined : sectionOfHeading(cells[0]?.text ?? '');
    if (line.heading === undefined || kind === undefined || !PLAIN_KINDS.has(kind)) continue;
    kinds.set(line.heading, (kinds.get(line.heading) ?? new Set()).add(kind));
  }
  const [most] = [...kinds].sort(([a, ofA], [b, ofB]) => ofB.size - ofA.size || a - b);
  return most?.[0];
}

/** Checks whether a row is a heading below the level of the known ones, and of none of their words: the title of an entry. */
export const isBelowLevel = (
  { line, cells }: TextRow,
  { level }: Pick<HeadingStyle, 'level'>,
): boolean =>
  level !== undefined &&
  line.heading !== undefined &&
  line.heading > level &&
  sectionOfHeading(cells[0]?.text ?? '') === undefined;

/**
 * The headings of a column of text by the index of their row. The look that the headings of the
 * lexicon share tells the others: a word of the lexicon that is set like the text around it is none,
 * and an unknown line that is set like the headings ends a section. A column with fewer than two of
 * its own goes by the look of the document's.
 */
export function chooseHeadings(
  rows: readonly TextRow[],
  style?: HeadingStyle,
): Map<number, Heading> {
  const candidates = candidatesOf(rows);
  const own = commonLook([...candidates.values()]);
  const isOwn = [...candidates.values()].filter((each) => each.look === own).length > 1;
  const look = isOwn ? own : (style?.look ?? own);
  const isTitle = (style?.count ?? 0) < TELLING ? () => false : titlesIn(rows, candidates);
  const chosen = new Map(
    [...candidates].filter(([at, heading]) => {
      if (look === undefined || heading.look === look) return heading.score >= ENOUGH;
      return heading.score >= ENOUGH_ALONE && !isTitle(at, heading);
    }),
  );
  const shared = style?.look === look ? style : undefined;
  if (look !== undefined) addUnknown(rows, look, chosen, shared);
  if (style) addInferred(rows, style, chosen);
  if (style) dropBelowLevel(rows, style, chosen);
  keepLabelColumn(rows, chosen);
  dropRepeated(chosen);
  return new Map([...chosen].sort(([a], [b]) => a - b));
}

function dropBelowLevel(
  rows: readonly TextRow[],
  style: HeadingStyle,
  chosen: Map<number, Heading>,
): void {
  for (const at of chosen.keys()) {
    const row = rows[at];
    if (row && isBelowLevel(row, style)) chosen.delete(at);
  }
}

/** A person has one summary: a word for it that comes so often heads a part of each entry. */
const OFTEN = 3;

/** Drops headings of a summary that come again and again, or twice below that of the jobs: "Highlights" in each of them. */
function dropRepeated(chosen: Map<number, Heading>): void {
  const jobs = Math.min(
    ...[...chosen].flatMap(([at, { kind }]) => (kind === 'experience' ? [at] : [])),
  );
  const places = new Map<string, number[]>();
  for (const [at, { kind, title }] of chosen) {
    const words = fold(title.text);
    if (kind === 'summary') places.set(words, [...(places.get(words) ?? []), at]);
  }
  for (const found of places.values()) {
    const isBelowJobs = found.length > 1 && found.every((at) => at > jobs);
    if (found.length >= OFTEN || isBelowJobs) for (const at of found) chosen.delete(at);
  }
}

/** Drops words of the lexicon right of the headings that stand in a column of labels: they are no headings. */
function keepLabelColumn(rows: readonly TextRow[], chosen: Map<number, Heading>): void {
  const labels = [...chosen].filter(([, { isLabel }]) => isLabel);
  if (labels.length < 2 || labels.length * 2 < chosen.size) return;
  const beside = labels.map(([at]) => rows[at]?.cells[1]?.x ?? Number.POSITIVE_INFINITY);
  const edge = Math.min(...beside) - 2;
  for (const [at, { title }] of chosen) if (title.x >= edge) chosen.delete(at);
}

/** The look that the most kinds of heading share, the plain kinds twice. */
function commonLook(headings: readonly Heading[]): string | undefined {
  const kinds = new Map<string, Set<string>>();
  for (const { look, kind, score } of headings) {
    if (score < ENOUGH) continue;
    const set = kinds.get(look) ?? new Set();
    kinds.set(look, set.add(kind));
    if (PLAIN_KINDS.has(kind)) set.add(`plain ${kind}`);
  }
  let best: string | undefined;
  for (const [look, set] of kinds) if (set.size > (kinds.get(best ?? '')?.size ?? 0)) best = look;
  return best;
}

/** All its letters are bold, or none: a label with its text behind it is often of two looks. */
const isOfOneLook = ({ spans }: Cell): boolean =>
  spans.every(({ bold }) => bold === spans[0]?.bold);

/** Edges and middles this near are in line, in points. */
const IN_LINE = 3;

/** Headings of a column begin, end or have their middle at one place; where they are labels, they end at one. */
const isInLine = (a: Cell, b: Cell): boolean =>
  Math.abs(a.x - b.x) < IN_LINE ||
  Math.abs(a.right - b.right) < IN_LINE ||
  Math.abs(a.x + a.right - b.x - b.right) < 2 * IN_LINE;

/**
 * Lines in the look of the headings, if that look is theirs alone. Before the first heading that is
 * known they must stand below larger text: else one may be the name.
 */
function addUnknown(
  rows: readonly TextRow[],
  look: string,
  chosen: Map<number, Heading>,
  style: HeadingStyle | undefined,
): void {
  const known = [...chosen.values()].filter((each) => each.look === look);
  const size = bodySize(rows);
  const first = Math.min(...chosen.keys());
  const isBelowName = (at: number, title: Cell) =>
    rows.slice(0, at).some((above) => rowSize(above) > title.size) ||
    (style !== undefined && style.largest > title.size * 1.2);
  const mayHead = (at: number, title: Cell) => isBelowName(at, title) && !isHeadline(rows, at);
  const taken = new Set(
    [...chosen].flatMap(([at, { rows: count }]) => (count === 2 ? [at, at + 1] : [at])),
  );
  const unknown = [...rows.entries()].flatMap(([at, row]): [number, Heading][] => {
    const title = row.cells[0];
    if (
      !title ||
      taken.has(at) ||
      lookOf(title, row) !== look ||
      (known.length > 0 && !known.some((heading) => isInLine(heading.title, title))) ||
      title.text.length > 45 ||
      /\d/u.test(title.text) ||
      !isOfOneLook(title)
    )
      return [];
    if (at < first && !mayHead(at, title)) return [];
    const score = scoreLook(title, row, size);
    const isLabel = row.cells.length > 1;
    if (score < 1 || isLabel || row.marker !== '') return [];
    const kind = sectionOfHeading(title.text);
    const about = kind ? { kind } : { kind: 'other' as const, isAlike: true as const };
    return [[at, { ...about, title, look, rows: 1, isLabel, score }]];
  });
  if (Math.max(known.length, style?.count ?? 0) < 2) return;
  const lines = new Map(unknown);
  const titles = [...rows.entries()].filter(
    ([at, row]) => isFirstLine(at, chosen) && row.cells[0] && lookOf(row.cells[0], row) === look,
  );
  // Where what stands first in a section is set like its heading, the look is that of entries too.
  if (titles.length * 4 > known.length) return;
  const headings = unknown.filter(([at]) => at + 1 < rows.length && standsAlone(at, chosen, lines));
  if (headings.length > Math.max(2, known.length)) return;
  for (const [at, heading] of headings) chosen.set(at, heading);
}

/** Checks whether a line right below the largest text names a role: it says what the person is, and heads nothing. */
function isHeadline(rows: readonly TextRow[], at: number): boolean {
  const [row, above] = [rows[at], rows[at - 1]];
  if (!row || !above || roleScore(rowText(row)) <= 0.9) return false;
  return rowSize(above) > rowSize(row) && rows.every((each) => rowSize(each) <= rowSize(above));
}

/** Lines of unknown words in a look that headings seem to have. */
function addInferred(
  rows: readonly TextRow[],
  { inferred }: HeadingStyle,
  chosen: Map<number, Heading>,
): void {
  for (const [at, row] of rows.entries()) {
    const title = row.cells[0];
    if (!title || chosen.has(at) || chosen.get(at - 1)?.rows === 2 || !inferred.has(row)) continue;
    const look = lookOf(title, row);
    chosen.set(at, { kind: 'other', title, look, rows: 1, isLabel: false, score: ENOUGH });
  }
}

type ByRow = ReadonlyMap<number, Heading>;

/** Directly below a heading. */
const isFirstLine = (at: number, chosen: ByRow): boolean =>
  chosen.has(at - 1) || chosen.get(at - 2)?.rows === 2;

/** Has text below it, and no line of its look above or below: such lines in a row are a list. */
const standsAlone = (at: number, chosen: ByRow, unknown: ByRow): boolean =>
  !isFirstLine(at, chosen) &&
  ![at - 1, at + 1].some((row) => unknown.has(row)) &&
  !chosen.has(at + 1);
