import { type FoundDates, findDates } from '../dates/find-dates.ts';
import { isSentence } from '../evidence/word-score.ts';
import type { Line } from '../lines/line.ts';
import type { Cell } from '../lines/row.ts';

/** The dates of an entry, and the cell of its line that holds them. */
export type Anchor = { cell: number; dates: FoundDates };

/**
 * The dates that a line is dated with: a range, or a date alone in its cell or at the end or start of
 * it. A year within running words dates nothing.
 */
export function anchorOf(line: Line): Anchor | undefined {
  const found = line.cells.flatMap(({ text }, cell) => {
    const dates = findDates(text);
    return dates.filter((each) => datesItsCell(each, text)).map((each) => ({ cell, dates: each }));
  });
  return (
    found.find(({ dates }) => dates.isRange) ??
    found.find(({ cell }) => line.cells[cell] && isWholeDate(line.cells[cell])) ??
    found.at(-1)
  );
}

/** Checks whether a cell says a date and nothing more. */
export function isWholeDate({ text }: Cell): boolean {
  const [dates] = findDates(text);
  return dates !== undefined && dates.from === 0 && dates.to >= text.length - 1;
}

/** In words: a title with its date behind it is shorter, running words are longer. */
const LONGEST_TITLE = 14;

/** "Prix de l'initiative, Agence régionale de santé (2022)", "CCNA (2018) – Cisco". */
function isSetOffByMarks(before: string, dates: string, behind: string, after: string): boolean {
  const isBracketed = /\($/u.test(before) || /^[([]/u.test(dates);
  if (before === '' || before.split(' ').length > LONGEST_TITLE || /[.!?]\s/u.test(before))
    return false;
  if (after === '') return isBracketed || /\s[–—|]$|,\s+\p{Lu}[^,]*[,:]$/u.test(before);
  return isBracketed && /^\s*[–—|,·:]/u.test(behind) && after.split(' ').length < LONGEST_TITLE;
}

/** "2017: Prix jeune création, Région Pays de la Loire": words that would be a sentence alone. */
const isSetOffAtStart = (after: string): boolean =>
  /^\s*[:|–—]/u.test(after) && after.split(' ').length <= LONGEST_TITLE && !/[.!?]$/u.test(after);

/** Checks whether the year stands at the end of words and nothing sets it off: "… of the plan 2030". */
export function isLoose(line: Line, { cell, dates }: Anchor): boolean {
  const text = line.cells[cell]?.text ?? '';
  const before = text.slice(0, dates.from).trim();
  return (
    !dates.isRange &&
    before !== '' &&
    !/\p{L}/u.test(dates.start + dates.end) &&
    !/[([,|–—·•:-]$/u.test(before) &&
    !/^[([]/u.test(text.slice(dates.from))
  );
}

/** "… won the cup in 2022", "… completed in 2022": a year within a sentence. */
const IN_WORDS = /^(?:\p{Ll}+\s)?(?:in|en|im|em|nel|anno)\s/u;

function datesItsCell(dates: FoundDates, text: string): boolean {
  const { from, to } = dates;
  const lead = text.slice(0, from).trim();
  const before = lead.replace(/(?<=\p{L}{2})\.$/u, '');
  const after = text
    .slice(to)
    .replace(/^[\s,.;:)\]|–—-]+/u, '')
    .trim();
  if (before === '' && (after === '' || isSetOffAtStart(text.slice(to)))) return true;
  if (isSetOffByMarks(before, text.slice(from, to), text.slice(to), after)) return true;
  const rest = `${before} ${after}`.replace(/\s[–—-](?=\s)/gu, '').trim();
  if (isSentence(rest) || (before !== '' && IN_WORDS.test(text.slice(from, to)))) return false;
  const isSetOff =
    before !== lead || /[([,|–—·•:-]$|^$/u.test(before) || /^[([]/u.test(text.slice(from, to));
  return standsInCell(dates, isSetOff, before !== '' && after !== '', rest);
}

/** A date between words must be a range that is set off; at an end of few words it may be any. */
function standsInCell(
  { start, end, isRange }: FoundDates,
  isSetOff: boolean,
  isBetween: boolean,
  rest: string,
): boolean {
  if (isBetween) return isRange && isSetOff;
  const isExact = start === '' || /\p{L}/u.test(start + end);
  return isSetOff || isRange || isExact || rest.split(' ').length <= 8;
}
