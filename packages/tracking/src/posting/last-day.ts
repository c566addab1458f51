import { isDay } from '../days.ts';

const MONTHS: readonly (readonly string[])[] = [
  [
    'january',
    'jan',
    'januar',
    'jänner',
    'janvier',
    'janv',
    'enero',
    'ene',
    'janeiro',
    'gennaio',
    'gen',
    'januari',
  ],
  [
    'february',
    'feb',
    'februar',
    'février',
    'fevrier',
    'févr',
    'febrero',
    'fevereiro',
    'fev',
    'febbraio',
    'februari',
  ],
  ['march', 'mar', 'märz', 'mars', 'marzo', 'março', 'marco', 'maart', 'mrt'],
  ['april', 'apr', 'avril', 'avr', 'abril', 'abr', 'aprile'],
  ['may', 'mai', 'mayo', 'maio', 'maggio', 'mag', 'mei'],
  ['june', 'jun', 'juni', 'juin', 'junio', 'junho', 'giugno', 'giu'],
  ['july', 'jul', 'juli', 'juillet', 'juil', 'julio', 'julho', 'luglio', 'lug'],
  ['august', 'aug', 'août', 'aout', 'agosto', 'ago', 'augustus'],
  ['september', 'sep', 'sept', 'septembre', 'septiembre', 'setembro', 'set', 'settembre'],
  ['october', 'oct', 'oktober', 'okt', 'octobre', 'octubre', 'outubro', 'out', 'ottobre', 'ott'],
  ['november', 'nov', 'novembre', 'noviembre', 'novembro'],
  [
    'december',
    'dec',
    'dezember',
    'dez',
    'décembre',
    'decembre',
    'diciembre',
    'dic',
    'dezembro',
    'dicembre',
  ],
];

const monthOf = (name: string): number =>
  MONTHS.findIndex((names) => names.includes(name.toLowerCase())) + 1;

/** Words right before the last day for applications. */
const CUE =
  /clos(?:ing|es?)(?: date)?(?: (?:for applications|on|is|at))?|deadline(?: (?:for applications?|to apply|is|of))?|applications? (?:due|deadline|window closes)|last (?:date|day)(?: (?:to apply|for applications?|of applications?))?|end date|apply before|bewerbungs(?:frist|schluss)|hasta el|sluitingsdatum|posting (?:closes|end date)|vacancy closes|open (?:until|till)/giu;

/** Words before the first number or colon behind them, a few words on. */
const CUE_BEFORE_NUMBER =
  /clos(?:ing|es?)(?: date)? for receipt|date limite|cl[oô]ture|fecha l[ií]mite|plazo|data[- ]limite|prazo|scadenza|entro il|candidature entro/giu;
const WORDS_BEFORE_NUMBER = /^ [^:\d]{0,30}/u;

/** Words of applying, and words that put a day behind them later in the sentence. */
const APPLYING: readonly (readonly [RegExp, RegExp])[] = [
  [
    /appl(?:y|ications?)/giu,
    / (?:by|before|until|no later than|not later than|close(?:s)?(?: on)?)/giu,
  ],
  [/receive your application|applications? (?:must be|are) received/giu, / by/giu],
  [/bewerb/giu, / bis(?: (?:zum|spätestens))?/giu],
  [/candidatur(?:es?|as?) /giu, /jusqu['’]au|avant le|até/giu],
  [/solliciteer|reageer|reageren/giu, / (?:v[oó][oó]r|tot(?: en met)?|uiterlijk)/giu],
];
/** In characters: so far behind the word of applying. */
const IN_SENTENCE = 80;

const WORDS_BETWEEN =
  '[\\s:,–-]*(?:(?:is|on|the|at|by|of|noon|midnight|midday|\\d{1,2}(?::|h)\\d{2} ?(?:[ap]\\.?m\\.?|uhr|h)?|\\d{1,2}(?:\\.\\d{2})? ?(?:[ap]\\.?m\\.?|uhr)|uhr|um|am|le|el|il|ist|der|das|zum|den|dem|op|a|à|dia|do|sunday|monday|tuesday|wednesday|thursday|friday|saturday|(?:sun|mon|tues?|wed|thur?s?|fri|sat)\\b\\.?|(?:so|mon|diens|donners|frei|sams)n?tag|mittwoch|samstag|sonnabend|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes)[\\s,.:]+){0,5}';
const DATES: readonly [RegExp, (found: string[]) => Found][] = [
  [/^(\d{4})-(\d\d)-(\d\d)/u, ([y = '', m = '', d = '']) => ({ year: +y, month: +m, day: +d })],
  [
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4}|\d{2}(?!\d)|)/u,
    ([d = '', m = '', y = '']) => ({ year: yearOf(y), month: +m, day: +d }),
  ],
  [
    /^(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?(?: of| de)? ?(\p{L}{3,10})\.?,?(?: (?:de |of )?(\d{4}))?/u,
    ([d = '', m = '', y = '']) => ({ year: yearOf(y), month: monthOf(m), day: +d }),
  ],
  [
    /^(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?(?![\d:])/u,
    ([m = '', d = '', y = '']) => ({ year: yearOf(y), month: monthOf(m), day: +d }),
  ],
  [
    /^(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2}(?!\d))/u,
    ([a = '', b = '', y = '']) => eitherWay(+a, +b, yearOf(y)),
  ],
];

type Found = { year: number | undefined; month: number; day: number };

const yearOf = (written: string): number | undefined =>
  written === '' ? undefined : Number(written) + (written.length === 2 ? 2000 : 0);

/** "13/03/2026" and "03/13/2026" say which is the month; "03/04/2026" may be either, and is none. */
function eitherWay(a: number, b: number, year: number | undefined): Found {
  if (a > 12) return { year, month: b, day: a };
  return b > 12 || a === b ? { year, month: a, day: b } : { year, month: 0, day: 0 };
}

/**
 * The last day on which one may apply, YYYY-MM-DD; empty where none is said. A day without a year is the next one from `today`
 * on, and empty without that.
 */
export function readLastDay(lines: readonly string[], today?: string): string {
  for (const [at, line] of lines.entries()) {
    for (const rest of behindCues(line)) {
      const written = /^[\s:.]*$/u.test(rest) ? (lines[at + 1] ?? '') : rest;
      const day = dayIn(written, today);
      if (day !== '') return day;
    }
  }
  return '';
}

/** The texts behind the words that announce a last day, in the order of the line. */
function behindCues(line: string): string[] {
  const ends = [...endsOf(CUE, line), ...applyingUntil(line)];
  const loose = endsOf(CUE_BEFORE_NUMBER, line).map(
    (end) => end + (WORDS_BEFORE_NUMBER.exec(line.slice(end))?.[0].length ?? 0),
  );
  return [...new Set([...ends, ...loose])].sort((a, b) => a - b).map((end) => line.slice(end));
}

const endsOf = (pattern: RegExp, text: string): number[] =>
  Array.from(text.matchAll(pattern), ({ 0: found, index }) => index + found.length);

const applyingUntil = (line: string): number[] =>
  APPLYING.flatMap(([verb, until]) =>
    endsOf(verb, line).flatMap((from) => {
      const [sentence = ''] = line.slice(from, from + IN_SENTENCE).split(/[.\d]/u, 1);
      return endsOf(until, sentence).map((end) => from + end);
    }),
  );

const BETWEEN = new RegExp(`^${WORDS_BETWEEN}`, 'iu');

function dayIn(text: string, today: string | undefined): string {
  const rest = text.slice(BETWEEN.exec(text)?.[0].length ?? 0);
  for (const [pattern, read] of DATES) {
    const match = pattern.exec(rest);
    const day = match && written(read(match.slice(1)), today);
    if (day) return day;
  }
  return '';
}

function written({ year, month, day }: Found, today: string | undefined): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const of = (each: number) => `${each}-${two(month)}-${two(day)}`;
  if (year !== undefined) return isDay(of(year)) ? of(year) : '';
  if (today === undefined) return '';
  const thisYear = Number(today.slice(0, 4));
  const next = of(thisYear) < today ? of(thisYear + 1) : of(thisYear);
  return isDay(next) ? next : '';
}
