import {
  companyScore,
  degreeScore,
  endsInStop,
  isSentence,
  locationScore,
  roleScore,
  schoolScore,
} from '../../evidence/word-score.ts';
import {
  beginsInStyle,
  isFurtherIn,
  type Line,
  lineTextOf,
  runsFromRight,
} from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { printedLabels } from '../../printed-words.ts';
import { isWholeDate } from '../anchor.ts';
import { chunksOf } from '../chunks.ts';
import type { RawEntry } from '../split-entries.ts';

/** An entry as the lines that name it and the lines that tell of it. */
export type HeadedEntry = RawEntry & { head: Line[]; body: Line[] };

/** An employer and a place of very long names, in characters. */
const LONGEST_NAME = 200;

/** In characters: a degree or a role below its school or employer. */
const LONGEST_TITLE = 55;

/** Lines between the dates and the title: a subject above its degree. */
const MOST_ABOVE_TITLE = 1;

/** Lines that a head may have below its dates. */
const MOST_BELOW = 4;

/**
 * Splits an entry at the end of its head: at its first item of a list, at running words, at text set further
 * in, or when what it must name is named. Lines down to the date always belong to it.
 */
export function splitHead(
  entry: RawEntry,
  isHeadLine: (text: string) => boolean,
  isTitle: (text: string) => boolean = () => false,
): HeadedEntry {
  const { lines, dated } = entry;
  const least = (dated?.line ?? 0) + 1;
  let end = 0;
  for (const [at, line] of lines.entries()) {
    const above = lines.slice(0, at);
    if (at > 0 && isLed(line)) break;
    const isWithin = at < least || (at === least && isBelowDates(line, above));
    if (!isWithin && (at >= least + MOST_BELOW || !goesOn(line, above, isHeadLine))) break;
    end = at + 1;
  }
  const ended = Math.max(end, Math.min(least, lines.length > 0 ? 1 : 0));
  const cutAt = Math.max(ended, endOfTitle(lines, ended, isTitle));
  const below = lines.slice(cutAt);
  return {
    ...entry,
    head: [...lines.slice(0, cutAt), ...below.filter(isLabelled)],
    body: below.filter((line) => !isLabelled(line)),
  };
}

const goesOn: typeof belongs = (line, above, isHeadLine) =>
  !isSentence(lineTextOf(line)) && belongs(line, above, isHeadLine);

/** Checks whether a line is right below dates alone: it names what they date, in however many words, but is no running text. */
const isBelowDates = (line: Line, above: readonly Line[]): boolean =>
  above.length > 0 &&
  !endsInStop(lineTextOf(line)) &&
  lineTextOf(line).length < LONGEST_NAME &&
  chunksOf(above).length === 0;

/** Finds the end of the line that names the title which the lines above it miss, however it is set: 0 if none does. */
function endOfTitle(
  lines: readonly Line[],
  from: number,
  isTitle: (text: string) => boolean,
): number {
  if (lines.slice(0, from).some((line) => isTitle(lineTextOf(line)))) return 0;
  const below = lines.slice(from, from + MOST_ABOVE_TITLE + 1);
  const at = below.findIndex((line) => isTitle(lineTextOf(line)));
  const title = at >= 0 ? below.slice(0, at + 1) : [];
  const isTitleLine = (line: Line): boolean => canBeTitle(line) && !isItem(line, lines.slice(from));
  return title.length > 0 && title.every(isTitleLine) ? from + at + 1 : 0;
}

/** One mark alone is no list: an icon before the degree. */
const isItem = ({ marker }: Line, lines: readonly Line[]): boolean =>
  marker !== '' && lines.filter((line) => line.marker === marker).length > 1;

const canBeTitle = (line: Line): boolean => {
  const text = lineTextOf(line);
  const isShort = text.length < LONGEST_TITLE && !endsInStop(text);
  return isShort && !isSentence(text) && !text.includes(':');
};

/** A label says what the line names, wherever it stands. */
const isLabelled = ({ cells }: Line): boolean =>
  cells.some(({ labelled }) => labelled !== undefined && labelled !== 'duties');

/** A mark or a label for duties leads it. */
const isLed = ({ marker, cells }: Line): boolean =>
  marker !== '' || cells.some(({ labelled }) => labelled === 'duties');

function belongs(
  line: Line,
  above: readonly Line[],
  isHeadLine: (text: string) => boolean,
): boolean {
  const text = lineTextOf(line);
  if (isLabelled(line)) return true;
  if (
    isFurtherIn(line, above[0], 5) &&
    above.every(({ cells }) => cells.length < 3) &&
    !alignsWithTitle(line, above) &&
    !(isHeadLine(text) && beginsInStyle(line))
  )
    return false;
  if (locationScore(text) > 0.6 || isHeadLine(text)) return true;
  if (text.length >= LONGEST_NAME || endsInStop(text)) return false;
  return chunksOf(above).filter((chunk) => locationScore(chunk.text) < 0.9).length < 2;
}

/** It begins where a title beside a column of dates does, or would if the dates were not so long. */
const alignsWithTitle = (line: Line, above: readonly Line[]): boolean =>
  above.some(({ cells: [dates, ...titles] }) =>
    titles.some((title) => beginsAlike(line, title) || isPushed(line, title, dates)),
  );

const NEAR = 6;

const beginsAlike = ({ x, cells: [first] }: Line, title: Cell): boolean =>
  Math.abs(title.x - x) < NEAR ||
  (runsFromRight(title.text) && Math.abs(title.right - (first?.right ?? 0)) < NEAR);

/** Dates that end behind the left edge of the line have pushed the title further right. */
const isPushed = ({ x }: Line, title: Cell, dates: Cell | undefined): boolean =>
  dates !== undefined &&
  isWholeDate(dates) &&
  title.x > x &&
  dates.right > x - dates.size &&
  title.x - dates.right < 2 * dates.size;

/** Checks whether a line of a head names what an entry of work does. */
export const namesWork = (text: string): boolean =>
  text.length < 70 && (roleScore(text) > 0.9 || companyScore(text) > 1);

/** Checks whether a line names a role, or a degree. */
export const isRoleTitle = (text: string): boolean => roleScore(text) > 0.9;
export const isDegreeTitle = (text: string): boolean => degreeScore(text) > 0;

/** Checks whether a line of a head names a degree, a school, a mark or a minor. */
export const namesStudy = (text: string): boolean =>
  text.length < 110 && (degreeScore(text) + schoolScore(text) > 0 || STUDY_LABEL.test(text));

const STUDY_LABEL = new RegExp(
  `(?<![\\p{L}])(?:(?:gpa|cgpa|grade|minor|note|notendurchschnitt|abschlussnote|gesamtnote|nota|média|media|mention|major|punteggio|voto|cijfer|result|first class|cum laude|concentration|specialization)\\b|(?:${printedLabels('minor')}|${printedLabels('gpa')})\\s*[:：])`,
  'iu',
);
