import { daysBetween } from '../days.ts';
import { type Dated, listDates, type Order, orderOf } from './dates.ts';
import { bestOf, sumOf, type Weighed } from './evidence.ts';
import { APPLYING, DAY_FIRST, FILLER, NAMES, OTHER_DAYS, TERMS, UNTIL } from './last-day-words.ts';

/** Evidence for a day as the last one for applications. */
const WEIGHTS = {
  /** A name of that day stands before it and none of another day between them, or behind it: "3 April is the closing date". */
  named: 3,
  /** "By", "until" or their like stand right before it, or "left" behind so many days. */
  until: 2,
  /** A word of applying is in its sentence. */
  applying: 1,
  /** It is a date, and not told from today. */
  date: 0.5,
  /** It is no more than a hundred days from today: an advertisement is not read much longer. */
  soon: 1,
  /** The sentence speaks of another day. */
  other: -3,
} as const;
/** A name by itself, or "until" before a day that is soon. */
const LEAST = 3;
const MARGIN = 0.5;
const SOON_IN_DAYS = 100;

/**
 * The last day on which one may apply, YYYY-MM-DD; empty where none is said. A day without a year is the next one from `today`
 * on, and empty without that.
 */
export function readLastDay(lines: readonly string[], today?: string): string {
  const order = orderOf(lines.join('\n'));
  return bestOf(
    lines.flatMap((line, at) => weighLine(line, lines[at - 1] ?? '', { today, order })),
    { least: LEAST, margin: MARGIN },
  );
}

type Reading = { readonly today: string | undefined; readonly order: Order };

/** In characters: a word further away says nothing of a day. */
const NEAR = 200;

function weighLine(line: string, above: string, { today, order }: Reading): Weighed[] {
  const asked = order ?? (DAY_FIRST.test(`${above} ${line}`) ? 'day first' : undefined);
  return listDates(line, today, asked).map((dated) => {
    const before = sentenceBefore(line, dated.index, above);
    const after = line.slice(dated.end, dated.end + NEAR).split(/[.!?;] /u, 1)[0] ?? '';
    const away = today === undefined ? -1 : daysBetween(today, dated.day);
    const soon = dated.kind === 'date' && away >= 0 && away <= SOON_IN_DAYS;
    const weight = weigh(dated, before, after);
    return {
      text: dated.day,
      weight: weight > WEIGHTS.date ? weight + sumOf(WEIGHTS, { soon }) : 0,
    };
  });
}

/** The text before a day in its sentence; the line above where the day begins one. */
function sentenceBefore(line: string, index: number, above: string): string {
  const before = line.slice(Math.max(0, index - NEAR), index).replace(FROM, '');
  const sentence =
    before.split(/(?<=\p{Ll}{3}|\d|[)!?])[.!?]\s+(?=[\p{Lu}¿¡])|[!?]\s|\s[·|]\s/u).at(-1) ?? '';
  const isAlone = withoutFillers(sentence) === '';
  return isAlone && above.length < NEAR && index < 30 ? `${above} ` : sentence;
}

/** The first day of the time that a day ends. */
const FROM = /\d[\d./-]{4,9} ?(?:to|until|-|–|—|bis|au|al|a|até|tot|t\/m) ?$/iu;

/** Words that may stand between a cue and its day at most. */
const MOST_FILLERS = 8;

function withoutFillers(text: string): string {
  const words = text.split(/[\s,:()]+/u).filter((word) => word !== '' && !/^[–-]+$/u.test(word));
  for (let left = MOST_FILLERS; left > 0 && FILLER.test(words.at(-1) ?? ''); left -= 1) words.pop();
  return words.join(' ');
}

function weigh({ kind }: Dated, before: string, after: string): number {
  const words = withoutFillers(before);
  const other = lastEnd(OTHER_DAYS, before) > 0;
  const named = lastEnd(NAMES, before) > lastEnd(OTHER_DAYS, before) || LEFT_AFTER.test(after);
  const until = UNTIL.test(words);
  const isLeft = LEFT.test(before) || LEFT_AFTER.test(after);
  const isSure = named && (lastEnd(NAMES, words) === words.length || IN.test(before));
  const date = kind === 'date';
  if (![date, until, isLeft, isSure].includes(true)) return 0;
  if (named) return sumOf(WEIGHTS, { date, named, until });
  if (!other && isNameSoon(after)) return sumOf(WEIGHTS, { date, named: true });
  const applying = APPLYING.test(`${before} ${after}`);
  const isOfTerms = TERMS.test(before);
  return sumOf(WEIGHTS, { date, until: until || isLeft, applying, other: other || isOfTerms });
}

/** Words before and behind a number of days that are left. */
const LEFT =
  /(?<!\p{L})(?:noch|encore|il reste|quedan|faltan|faltam|mancano|nog|another|for the next) $/iu;
const LEFT_AFTER = /^ (?:left|remaining|to (?:go|apply)|restants?)/iu;
/** Words before a number of days after which something ends. */
const IN =
  /(?<!\p{L})(?:in|within|innerhalb von|dans|sous|en|em|tra|over|binnen)(?: the)?(?: next)? $|clos(?:ing|es) $/iu;

/** "3 April is the closing date". */
const IS_THE =
  /^[\s,(]*(?:(?:is|ist|est|es|é) |[–:=-] )(?:(?:the|our|der|die|la|el|o) )?(?:final )?$/iu;

function isNameSoon(after: string): boolean {
  const at = after.search(NAMES);
  return at >= 0 && IS_THE.test(after.slice(0, at));
}

function lastEnd(pattern: RegExp, text: string): number {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
}
