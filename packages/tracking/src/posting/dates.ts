import { addDays, isDay } from '../days.ts';

const MONTHS: readonly string[] = [
  'january|jan|januar|jänner|janvier|janv|enero|ene|janeiro|gennaio|gen|januari',
  'february|feb|februar|février|fevrier|févr|fév|febrero|fevereiro|fev|febbraio|februari',
  'march|mar|märz|mars|marzo|março|marco|maart|mrt',
  'april|apr|avril|avr|abril|abr|aprile',
  'may|mai|mayo|maio|maggio|mag|mei',
  'june|jun|juni|juin|junio|junho|giugno|giu',
  'july|jul|juli|juillet|juil|julio|julho|luglio|lug',
  'august|aug|août|aout|agosto|ago|augustus',
  'september|sep|sept|septembre|septiembre|setembro|set|settembre',
  'october|oct|oktober|okt|octobre|octubre|outubro|out|ottobre|ott',
  'november|nov|novembre|noviembre|novembro',
  'december|dec|dezember|dez|décembre|decembre|déc|diciembre|dic|dezembro|dicembre',
];
const MONTH_OF = new Map(
  MONTHS.flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)),
);
const MONTH = `(${[...MONTH_OF.keys()].sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`;

const monthOf = (name: string): number => MONTH_OF.get(name.toLowerCase()) ?? 0;

/** Checks whether words begin with the name of a month or a weekday. */
export const isDateName = (words: string): boolean => {
  const [first = ''] = words.toLowerCase().split(/[^\p{L}]/u, 1);
  return MONTH_OF.has(first) || WEEKDAYS.has(first) || SHORT_WEEKDAY.test(first);
};
const SHORT_WEEKDAY = /^(?:mon|tues?|wed|thur?s?|fri|sat|sun)$/u;

/** Day and month of a date; no year where none is written. */
type Parts = { readonly year: string; readonly month: number; readonly day: number };

/** Order of month and day in figures, by the rest of a text; undefined where it does not say. */
export type Order = 'month first' | 'day first' | undefined;

const FIGURES =
  '(?<![\\d/.-])(\\d{1,2})( ?/ ?|-(?=\\d{1,2}-\\d))(\\d{1,2})(?:\\2(\\d{4}|\\d{2}))?(?![\\d/-])';

const FORMS: readonly [RegExp, (found: readonly string[], order: Order) => Parts][] = [
  [
    /(?<!\d)(\d{4})[-/](\d\d)[-/](\d\d)(?!\d)/gu,
    ([year = '', month = '', day = '']) => ({ year, month: +month, day: +day }),
  ],
  [
    /(?<![\d.])(\d{1,2})\.\s?(\d{1,2})\.(?:\s?(\d{4}|\d{2})(?![\d:.]))?/gu,
    ([day = '', month = '', year = '']) => ({ year, month: +month, day: +day }),
  ],
  [
    new RegExp(
      `(?<![\\d.,])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º|°|ª)?(?:\\s?(?:of|de)\\s|-|\\s)?${MONTH}\\.?(?:,?\\s(?:de |del |of )?(\\d{4})(?!\\d)|-(\\d{4}|\\d\\d)(?!\\d))?`,
      'giu',
    ),
    ([day = '', month = '', year = '', short = '']) => ({
      year: year || short,
      month: monthOf(month),
      day: +day,
    }),
  ],
  [
    new RegExp(
      `(?<!\\p{L})${MONTH}\\.?\\s(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:])(?:,?\\s(\\d{4})(?!\\d))?`,
      'giu',
    ),
    ([month = '', day = '', year = '']) => ({ year, month: monthOf(month), day: +day }),
  ],
  [
    /(?<![\d.,$£€])(\d{1,2})\.(\d\d)(?![\d.,%\p{L}]| ?(?:uhr|h|pm|am|€|%)(?!\p{L}))/giu,
    ([day = '', month = '']) => ({ year: '', month: +month, day: +day }),
  ],
  [
    new RegExp(FIGURES, 'gu'),
    ([a = '', , b = '', year = ''], order) => inFigures(+a, +b, year, order),
  ],
];

/** "13/03/2026" and "03/13/2026" say which is the month; "03/04/2026" is by the order of the text, and else none. */
function inFigures(a: number, b: number, year: string, order: Order): Parts {
  if (a > 12 || (b <= 12 && (order === 'day first' || a === b))) return { year, month: b, day: a };
  return b > 12 || order === 'month first'
    ? { year, month: a, day: b }
    : { year, month: 0, day: 0 };
}

const UNIT_OF_DAY = 1;
const UNITS: readonly [RegExp, number][] = [
  [/^(?:da|tag|jour|d[ií]a|giorn)/iu, UNIT_OF_DAY],
  [/^(?:week|woche|semai|seman|settim)/iu, 7],
];
const SMALL_NUMBERS = new Map(
  [
    'one|a|ein|eine|einer|un|une|una|uma|een|één',
    'two|zwei|deux|dos|dois|duas|due|twee',
    'three|drei|trois|tres|três|tre|drie',
    'four|vier|quatre|cuatro|quatro|quattro',
    'five|fünf|cinq|cinco|cinque|vijf',
    'six|sechs|seis|sei|zes',
    'seven|sieben|sept|siete|sete|sette|zeven',
    'eight|acht|huit|ocho|oito|otto',
    'nine|neun|neuf|nueve|nove|negen',
    'ten|zehn|dix|diez|dez|dieci|tien',
  ].flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)),
);
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d])(\\d{1,2}|${[...SMALL_NUMBERS.keys()].join('|')}) (?:more )?(days?|weeks?|tage?n?|wochen?|jours?|semaines?|d[ií]as?|semanas?|giorn[io]|settiman[ae]|dag(?:en)?|weken|week)(?!\\p{L})`,
  'giu',
);
const TOMORROW =
  /(?<!\p{L})(?:tomorrow|morgen|demain|mañana|amanhã|domani|(today|tonight|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag))(?!\p{L})/giu;
const WEEKDAYS = new Map(
  [
    'monday|montag|lundi|lunes|segunda-feira|lunedì|maandag',
    'tuesday|dienstag|mardi|martes|terça-feira|martedì|dinsdag',
    'wednesday|mittwoch|mercredi|miércoles|quarta-feira|mercoledì|woensdag',
    'thursday|donnerstag|jeudi|jueves|quinta-feira|giovedì|donderdag',
    'friday|freitag|vendredi|viernes|sexta-feira|venerdì|vrijdag',
    'saturday|samstag|samedi|sábado|sabato|zaterdag',
    'sunday|sonntag|dimanche|domingo|domenica|zondag',
  ].flatMap((names, at) => names.split('|').map((name) => [name, at + 1] as const)),
);
/** A weekday that no date stands behind. */
const WEEKDAY = new RegExp(
  `(?<!\\p{L})(${[...WEEKDAYS.keys()].join('|')})(?![\\p{L}(]|[,.]? ?(?:the |le |el |den |de |il )?\\d{1,2}(?! ?[ap]m|[:.h]\\d|\\d)|,? (?:${[...MONTH_OF.keys()].join('|')})(?!\\p{L}))`,
  'giu',
);
/** "By the 20th", "bis zum 15." without a month. */
const DAY_OF_MONTH =
  /(?<=\b(?:the|zum|le|il|de) |día |dia )(\d{1,2})(?:st|nd|rd|th|e|\.)?(?=[,;!)]|\.?$| (?:at|um|à|a las|às|alle|om) )/giu;
/** "The end of May". */
const END_OF_NAMED = new RegExp(
  `(?<!\\p{L})(?:end of|(?:the )?last day of|último d[ií]a de|ultimo giorno di|dernier jour de|ende|fin|finales de|fim de|fine(?: di)?|eind) ${MONTH}(?: (\\d{4}))?`,
  'giu',
);
const END_OF_MONTH =
  /(?<!\p{L})(?:(?:the )?end of (?:the|this) month|month end|(?:zum )?(?:monatsende|ende (?:des|dieses) monats)|(?:la )?fin (?:du|de ce) mois|fin(?:ales)? de (?:este )?mes|(?:o )?(?:final|fim) do mês|fine (?:del )?mese|einde van de(?:ze)? maand)(?!\p{L})/giu;

/** A day that a text writes, and where. */
export type Dated = {
  readonly index: number;
  readonly end: number;
  readonly day: string;
  readonly kind: 'date' | 'count' | 'name';
};

/**
 * Lists the days of a line in their order. A day without a year is the next one from `today` on; without `today` it is none, as
 * are days that are told from it: "in 9 days", "Friday".
 */
export function listDates(line: string, today: string | undefined, order: Order): Dated[] {
  const dates = FORMS.flatMap(([pattern, read]) =>
    Array.from(line.matchAll(pattern), (match) => ({
      index: match.index,
      end: match.index + match[0].length,
      day: dayOf(read(match.slice(1), order), today),
      kind: 'date' as const,
    })),
  );
  const told = today === undefined ? [] : listTold(line, today);
  return [...dates, ...told]
    .filter(({ day }) => day !== '')
    .sort((a, b) => a.index - b.index || b.end - a.end)
    .filter(({ end }, at, all) => !isRangeBetween(line.slice(end, all[at + 1]?.index ?? end)));
}

/** Checks whether words between two days make them the first and the last of a time. */
const isRangeBetween = (words: string): boolean =>
  /^ ?(?:to|until|-|–|—|bis|bis zum|au|al|a|até|tot|t\/m) ?$/iu.test(words);

function listTold(line: string, today: string): Dated[] {
  const told = (pattern: RegExp, kind: Dated['kind'], read: (found: readonly string[]) => string) =>
    Array.from(line.matchAll(pattern), (match) => ({
      index: match.index,
      end: match.index + match[0].length,
      day: read(match),
      kind,
    }));
  return [
    ...told(COUNTED, 'count', ([, count = '', unit = '']) => {
      const days = UNITS.find(([name]) => name.test(unit))?.[1] ?? 7;
      return addDays(today, (SMALL_NUMBERS.get(count.toLowerCase()) ?? Number(count)) * days);
    }),
    ...told(TOMORROW, 'name', ([, isToday]) => (isToday ? today : addDays(today, 1))),
    ...told(WEEKDAY, 'name', ([, name = '']) =>
      nextWeekday(today, WEEKDAYS.get(name.toLowerCase()) ?? 1),
    ),
    ...told(END_OF_MONTH, 'name', () => endOfMonth(today)),
    ...told(END_OF_NAMED, 'name', ([, month = '', year = '']) => {
      const first = dayOf({ year, month: monthOf(month), day: 28 }, today);
      return first === '' ? '' : endOfMonth(first);
    }),
    ...told(DAY_OF_MONTH, 'name', ([, day = '']) => nextDayOfMonth(today, Number(day))),
  ];
}

const nextWeekday = (today: string, wanted: number): string => {
  const now = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, (wanted - now + 7) % 7);
};

function nextDayOfMonth(today: string, day: number): string {
  const [year = 0, month = 0, now = 0] = today.split('-').map(Number);
  const next = new Date(Date.UTC(year, month - (day >= now ? 1 : 0), day))
    .toISOString()
    .slice(0, 10);
  return Number(next.slice(8)) === day ? next : '';
}

const endOfMonth = (today: string): string => {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
};

function dayOf({ year, month, day }: Parts, today: string | undefined): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const of = (each: number) => `${each}-${two(month)}-${two(day)}`;
  if (year !== '') {
    const full = of(Number(year) + (year.length === 2 ? 2_000 : 0));
    return isDay(full) ? full : '';
  }
  if (today === undefined) return '';
  const thisYear = Number(today.slice(0, 4));
  const next = of(thisYear) < today ? of(thisYear + 1) : of(thisYear);
  return isDay(next) ? next : '';
}

/** A date in figures whose day can be no month. */
const SHOWN =
  /(?<![\d/.-])(?:(1[3-9]|2\d|3[01])([/-])\d{1,2}\2|\d{1,2}([/-])(?:1[3-9]|2\d|3[01])\3)(?:\d{4}|\d{2})(?![\d/-])/u;
const AMERICAN =
  /\b401\(?k\)?|\bU\.?S\.? citizen|\bunited states\b|\b(?:eastern|pacific|central|mountain) time\b|\d ?[ap]m (?:EST|EDT|PST|PDT|CST|CDT|ET|PT|CT)\b|\bPTO\b|\b(?:high school diploma|GED|EEOC?|E-Verify|labor|center|w-2)\b/iu;
const STATE =
  /, (?:A[KLRZ]|C[AOT]|DE|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b/u;
const OTHERS =
  /£|€|\bUK\b|\bunited kingdom\b|\bireland\b|\b(?:AEST|AEDT|NZST|BST|GMT)\b|₹|\bLPA\b|\baustralia|\b(?:CVs?|organis\p{L}+|centre|labour|programme|fortnight|annual leave|superannuation|NZ\$|lakhs?)\b/iu;

/** The order of day and month in figures: another date shows it, or what only some countries write. */
export function orderOf(text: string): Order {
  const shown = SHOWN.exec(text);
  if (shown) return shown[1] ? 'day first' : 'month first';
  const [isAmerican, isOther] = [AMERICAN.test(text) || STATE.test(text), OTHERS.test(text)];
  if (isAmerican === isOther) return undefined;
  return isAmerican ? 'month first' : 'day first';
}
