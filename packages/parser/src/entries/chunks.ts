import { fold, monthOfWord } from '@shortlist/model';
import { LASTING_WORDS, RANGE_WORDS } from '../dates/date-words.ts';
import { findDates } from '../dates/find-dates.ts';
import { cutBetween } from '../document/passage.ts';
import { isStateCode } from '../evidence/locations.ts';
import { isSentence } from '../evidence/word-score.ts';
import { cutCell } from '../lines/cut-cell.ts';
import type { Line } from '../lines/line.ts';
import type { Cell } from '../lines/row.ts';
import { anchorOf, isLoose, isWholeDate } from './anchor.ts';
import { isAddress, isDuration, isEmployment } from './drop-remarks.ts';

/** A part of an entry's head that says one thing. */
export type Chunk = Cell & {
  /** The number of its line in the head, from 0. */
  line: number;
  /** It stands behind another of its line, at a gap: at the right margin or in its own column. */
  isTrailing: boolean;
  /** Its line holds dates. */
  isDated: boolean;
};

/** In characters: longer texts between stops are running words. */
const LONGEST_PART = 60;

/** Separators of two different things wherever they are seen, also a space between words that are written without spaces, but for one behind a unit (課, 部) and before the post in it; a credential behind a semicolon goes with its role: "Nurse; RN". */
const STRONG =
  /\s*[|¦‖•·∙●▪◦⋅♦◆]\s*|\s+(?:@|\/\/)\s+|;\s+(?!\p{Lu}[\p{Lu}.]{1,6}(?:$|\s*[,;(]))|\s*[\uE000-\uF8FF\u2600-\u27BF\u{1F300}-\u{1FAFF}]+\s*|\s{3,}|(?<=[\p{sc=Han}\p{sc=Katakana}])(?<![課部室係局])\s+(?=[\p{sc=Han}\p{sc=Katakana}])/gu;

/**
 * The parts of a head's lines, their dates taken out: cut at wide gaps, at bars and dots, and where
 * bold or italic letters begin or end.
 */
export function chunksOf(lines: readonly Line[]): Chunk[] {
  const dated = lines.filter((line) => holdsSetOffDate(line));
  return lines.flatMap((line, at) => {
    const isDated = line.cells.some(({ text }) => findDates(text).length > 0);
    const isDatedElsewhere = dated.length > 0 && !dated.includes(line);
    return line.cells.flatMap((cell, index) =>
      withoutDates(cell, line, isDatedElsewhere)
        .flatMap(cutAtOpenBracket)
        .flatMap((part) => cutAtAll(part, STRONG))
        .flatMap(cutAtStops)
        .flatMap(cutAtLooks)
        .map(withoutDuration)
        .map(trimEdges)
        .filter(
          ({ text }) =>
            saysSomething(text) && !isAddress(text) && !isDuration(text) && !isEmployment(text),
        )
        .map((part) => ({
          ...part,
          line: at,
          isTrailing: index > 0,
          isDated,
          ...(cell.labelled && { labelled: cell.labelled }),
        })),
    );
  });
}

/** Words that only join what stands before and behind them, as in "Cook" "at" "Ritz". */
const JOINING =
  /^(?:at|in|for|with|by|from|to|and|bei|beim|für|chez|à|en|em|na|no|presso|bij|voor|und|et|e|y|til|bis|w\/)$/iu;

/** The rest of dates that were printed in parts: "sept.", "bis heute". */
const REST_OF_DATES = new RegExp(`^\\W*(?:(?:${RANGE_WORDS}) )?(?:${LASTING_WORDS})$`, 'u');

const isRestOfDates = (text: string): boolean =>
  REST_OF_DATES.test(fold(text)) ||
  (/^\p{Ll}|\.$/u.test(text) && monthOfWord(text.replace(/\.$/u, '')) !== undefined);

const saysSomething = (text: string): boolean =>
  /[\p{L}\p{N}]/u.test(text) && !JOINING.test(text) && !isRestOfDates(text);

function holdsSetOffDate(line: Line): boolean {
  const anchor = anchorOf(line);
  return anchor !== undefined && !isLoose(line, anchor);
}

/** Cuts dates out of a cell; where one has a cell or another line alone, a year within other text is a part of that: "Version of 1933". */
function withoutDates(cell: Cell, { cells }: Line, isDatedElsewhere: boolean): Cell[] {
  const isDatedApart =
    isDatedElsewhere || cells.some((other) => other !== cell && isWholeDate(other));
  const parts: Cell[] = [];
  let from = 0;
  for (const dates of findDates(cell.text)) {
    if (isDatedApart && !dates.isRange) continue;
    parts.push(withoutStop(cutCell(cell, from, dates.from)));
    from = dates.to;
  }
  parts.push(cutCell(cell, from));
  return parts.filter(({ text }) => text !== '');
}

/** "Ritz, Vienna." before its dates without the stop; that of a short form stays: "Ritz Inc.". */
function withoutStop(cell: Cell): Cell {
  const last = /(?<word>\p{L}+)\.$/u.exec(cell.text)?.groups?.word ?? '';
  return last.length > 4 || isStateCode(last) ? cutCell(cell, 0, cell.text.length - 1) : cell;
}

/** "Developer, Acme GmbH (2 years)" without the length of time. */
function withoutDuration(cell: Cell): Cell {
  const open = cell.text.lastIndexOf(' (');
  return open > 0 && isDuration(cell.text.slice(open + 1)) ? cutCell(cell, 0, open) : cell;
}

/** "Prize (Academy, 2019)" without its date: cut at the bracket that has lost its other half. */
function cutAtOpenBracket(cell: Cell): Cell[] {
  const open = cell.text.lastIndexOf('(');
  if (open <= 0 || cell.text.includes(')', open)) return [cell];
  return [cutCell(cell, 0, open), cutCell(cell, open + 1)].filter(({ text }) => text !== '');
}

/** The pieces of a cell between the matches of `separator`, which is global. */
export const cutAtAll = (cell: Cell, separator: RegExp): Cell[] =>
  cutBetween(cell, separator, cutCell);

/** A stop behind a whole word; in a text that ends in a stop, also behind three letters, a digit or a bracket. */
const STOP = /(?<=\p{Ll}{4})(?<!\b(?:Assoc|Assist))\.(?=\s+\p{Lu})/gu;
const STOP_OF_MANY =
  /(?<=\p{L}{3}|[).\d])(?<!\b(?:Pvt|Sdn|Pte|Pty|Inc|Ltd|Corp))\.(?=\s+\p{Lu}|\s*$)/gu;

/** "Riverside Inn, Bath. Sous Chef": names that are parted by stops. */
function cutAtStops(cell: Cell): Cell[] {
  const pieces = cutAtAll(cell, /[\p{L}\d).]\.$/u.test(cell.text) ? STOP_OF_MANY : STOP);
  const areNames = pieces.every(({ text }) => text.length < LONGEST_PART && !isSentence(text));
  return pieces.length > 1 && areNames ? pieces : [cell];
}

/** Cuts where the look changes at the end of a word, if both sides say something. */
function cutAtLooks(cell: Cell): Cell[] {
  const worded = cell.spans.filter(({ from, to }) => /\p{L}/u.test(cell.text.slice(from, to)));
  const cuts = worded.flatMap((span, index) => {
    const before = worded[index - 1];
    if (!before || (before.bold === span.bold && before.italic === span.italic)) return [];
    return isInWord(cell.text, before.to, span.from) ? [] : [span.from];
  });
  if (cuts.length === 0 || cuts.length > 3) return [cell];
  const pieces = [0, ...cuts].map((from, index) => cutCell(cell, from, cuts[index]));
  const isWhole = pieces.every(({ text }) => /\p{L}{2}/u.test(text) && balanced(text));
  return isWhole ? pieces : [cell];
}

const isInWord = (text: string, end: number, start: number): boolean =>
  end === start &&
  /[\p{L}\p{N}]$/u.test(text.slice(0, end)) &&
  /^[\p{L}\p{N}]/u.test(text.slice(start));

/** No bracket is opened or closed without its other half. */
const balanced = (text: string): boolean =>
  (text.match(/\(/g)?.length ?? 0) === (text.match(/\)/g)?.length ?? 0);

export function trimEdges(cell: Cell): Cell {
  const lead = /^(?:[\s,;:|•·–—\-@،，]|\.\s)+/u.exec(cell.text)?.[0].length ?? 0;
  const tail = /[\s,;:|•·–—،，-]+$/u.exec(cell.text)?.[0].length ?? 0;
  const trimmed = lead + tail > 0 ? cutCell(cell, lead, cell.text.length - tail) : cell;
  return unwrap(trimmed);
}

/** "(Remote)" → "Remote"; half a pair of brackets at an end is dropped. */
function unwrap(cell: Cell): Cell {
  const { text } = cell;
  if (/^\([^()]*\)$/u.test(text)) return cutCell(cell, 1, text.length - 1);
  if (/\($/u.test(text) || (/^\)/u.test(text) && text.length > 1)) {
    return trimEdges(
      cutCell(
        cell,
        text.startsWith(')') ? 1 : 0,
        text.endsWith('(') ? text.length - 1 : text.length,
      ),
    );
  }
  return cell;
}
