import type { Claim } from '../mark.ts';

/** Units by what they measure, each with how many of the first one it is; the names of all languages. */
const UNITS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  second: {
    1: 's sec second seconds sekunde sekunden seconde secondes segundo segundos secondo secondi seconden',
    60: 'min minute minutes minuten minuto minutos minuti minuut',
    3600: 'h hr hrs hour hours std stunde stunden heure heures hora horas ora ore uur uren',
  },
  day: {
    1: 'day days tag tage tagen jour jours día días dia dias giorno giorni dag dagen',
    7: 'week weeks woche wochen semaine semaines semana semanas settimana settimane weken',
    14: 'fortnight fortnights',
  },
  month: {
    1: 'month months monat monate monaten mois mes meses mês mese mesi maand maanden',
    3: 'quarters quartal quartale quartalen trimestre trimestres trimestri kwartaal kwartalen',
    6: 'halbjahr halbjahre semestre semestres semestri',
    12: 'year years jahr jahre jahren jahres an ans année années año años ano anos anno anni jaar jaren',
    120: 'decade decades jahrzehnt jahrzehnte jahrzehnten décennie décennies década décadas decennio decenni decennium',
  },
  watt: { 1: 'w', 1e3: 'kw', 1e6: 'mw', 1e9: 'gw' },
  peak: { 1: 'wp', 1e3: 'kwp', 1e6: 'mwp' },
  energy: { 1e3: 'kwh', 1e6: 'mwh', 1e9: 'gwh' },
  hertz: { 1: 'hz', 1e3: 'khz', 1e6: 'mhz', 1e9: 'ghz' },
  byte: { 1e3: 'kb', 1e6: 'mb', 1e9: 'gb', 1e12: 'tb', 1e15: 'pb' },
  gram: {
    1: 'g gramm gram grams grammes gramos gramas grammi',
    1e3: 'kg kilo kilos kilogramm kilogram kilograms kilogrammes kilogramos kilogramas chili',
    1e6: 't tonne tonnes tonnen ton tons tonelada toneladas tonnellata tonnellate',
  },
  metre: {
    0.001: 'mm millimeter millimetres millimètres milímetros millimetri',
    0.01: 'cm zentimeter centimetres centimeters centimètres centímetros centimetri',
    1: 'm meter metern metre metres meters mètre mètres metro metros metri',
    1000: 'km kilometer kilometern kilometre kilometres kilometers kilomètre kilomètres kilómetro kilómetros quilómetros quilômetros chilometri',
  },
  litre: {
    0.001: 'ml milliliter millilitres',
    1: 'l liter litern litre litres liters litro litros litri',
    100: 'hl hektoliter hectolitres hectolitros ettolitri',
  },
};

export type Unit = { measure: string; factor: number };

/** Units by their names in all languages. */
export const UNITS_BY_NAME: ReadonlyMap<string, Unit> = new Map(
  Object.entries(UNITS).flatMap(([measure, byFactor]) =>
    Object.entries(byFactor).flatMap(([factor, names]) =>
      names.split(' ').map((name) => [name, { measure, factor: Number(factor) }] as const),
    ),
  ),
);

/** Between a number and its unit: "24 months", "a 12-month project", "une quinzaine de jours", but not "30 an der Zahl"; between a share and its unit: "half of a year". */
const UNIT_BEHIND =
  /^[ \u00a0\u202f-]?(?:d['’]|de |di )?(?!an (?:de[rmn]|eine[rmn]) )(\p{L}{1,20})(?![\p{L}\p{N}])/u;
const UNIT_OF_SHARE =
  /^[ \u00a0\u202f-]?(?:(?:of )?an? |d['’](?:une? )?|eines |de |di |van een )?(\p{L}{1,20})(?![\p{L}\p{N}])/u;

/** "Four times a year", "viermal im Jahr". */
const TIMES_A_YEAR =
  /^ ?(?:times|mal|fois|veces|vezes|volte|keer|maal) (?:(?:a|per|im|pro|par|al|por|ao) |all['’])(?:year|jahr|an|año|ano|anno|jaar)(?!\p{L})/iu;

/** In characters: more than what is looked for behind a number takes. */
const NEAR = 60;

/** The measure of a key: no number without a unit has it. */
export const measureKey = (measure: string, value: number): string =>
  `~${measure}:${Math.round(value * 1e4) / 1e4}`;

/** The unit that stands behind a number, and where it ends. */
function unitBehind({ key, end }: Claim, text: string): (Unit & { end: number }) | undefined {
  const pattern = Number(key) < 1 ? UNIT_OF_SHARE : UNIT_BEHIND;
  const match = pattern.exec(text.slice(end, end + NEAR));
  const unit = UNITS_BY_NAME.get(match?.[1]?.toLowerCase() ?? '');
  return match && unit ? { ...unit, end: end + match[0].length } : undefined;
}

/** Returns the measure of a number in the first unit of its kind, that of "24 months" as that of "two years"; undefined without a unit. */
export function measuredKey(claim: Claim, text: string): string | undefined {
  const { key, end } = claim;
  const behind = text.slice(end, end + NEAR);
  const value = Number(key.replace(/^x/u, ''));
  if (Number.isNaN(value) || value === 0) return undefined;
  const said = key.startsWith('x') ? `times${behind}` : behind;
  if (TIMES_A_YEAR.test(said)) return measureKey('month', 12 / value);
  const unit = unitBehind(claim, text);
  if (!unit || key.startsWith('x')) return undefined;
  return measureKey(unit.measure, value * unit.factor);
}

/** Checks whether a number is of a unit that time at work is said in: no quarters. */
export function isOfYears(claim: Claim, text: string): boolean {
  const { measure, factor = 1 } = unitBehind(claim, text) ?? {};
  return measure !== 'month' || [1, 12, 120].includes(factor);
}

/** Lists other keys of a measure, by months of four weeks or of thirty days. */
export function otherMeasures(key: string): string[] {
  const [, measure, said] = /^~(day|month):(.+)$/u.exec(key) ?? [];
  const value = Number(said);
  if (measure === 'month') return [28, 30].map((days) => measureKey('day', value * days));
  return measure === 'day' ? [28, 30].map((days) => measureKey('month', value / days)) : [];
}

/** Numbers with the units behind them: no unit is a name. */
export const withUnits = (claims: readonly Claim[], text: string): Claim[] =>
  claims.flatMap((claim) => {
    const unit = unitBehind(claim, text);
    return unit ? [{ ...claim, end: unit.end }] : [];
  });

/** Spans that words name without a number, by what they measure. */
const SPANS: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /(?<!\p{L})(?:quarterly|(?:every|each|per|a|pro|jedes|jede[mn]|par|chaque|cada|por|al|ogni|per|elk) (?:quarter|quartal|trimestre|kwartaal)|vierteljährlich\p{L}{0,2}|trimestra?l\p{L}{0,3}|trimestriel\p{L}{0,3}|driemaandelijks\p{L}?)(?!\p{L})/iu,
    [measureKey('month', 3)],
  ],
  [
    /(?<!\p{L})(?:fortnight\p{L}{0,4}|bi-?weekly|vierzehntägig\p{L}{0,2}|zweiwöchentlich\p{L}{0,2}|quinzenai?s?l?|quincenal\p{L}{0,2}|quindicinal\p{L}|bimensuel\p{L}{0,3}|tweewekelijks\p{L}?|veertiendaags\p{L}?)(?!\p{L})/iu,
    [measureKey('day', 14), measureKey('day', 15)],
  ],
  [
    /(?<!\p{L})(?:half-?yearly|biannual(?:ly)?|halbjährlich\p{L}{0,2}|semestr\p{L}{1,5}|halfjaarlijks\p{L}?)(?!\p{L})/iu,
    [measureKey('month', 6)],
  ],
  [
    /(?<!\p{L})(?:(?:in|within|over|after|under|inside) (?:an?|one) year|(?:in|innerhalb|binnen|nach) eine[ms] jahre?s?|(?:en|dans) un an|en un año|(?:em|num) um ano|in un anno|(?:in|binnen) (?:een|één) jaar)(?!\p{L})/iu,
    [measureKey('month', 12)],
  ],
  [
    /(?<!\p{L})(?:(?:in|within|over|after|under|inside) (?:an?|one) quarter|in einem quartal|en un trimestre|in un trimestre|num trimestre|in (?:een|één) kwartaal)(?!\p{L})/iu,
    [measureKey('month', 3)],
  ],
];

/** Spans of time that a text names by words without a number: "every quarter" are three months. */
export const spansNamed = (text: string): string[] =>
  SPANS.flatMap(([said, keys]) => (said.test(text) ? keys : []));
