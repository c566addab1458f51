import type { Language } from '../people/person.ts';

/** The spelling of a design's dates. */
export type DateStyle = {
  /** `short`: Mar 2017, `long`: March 2017, `digits`: 03/2017, `iso`: 2017-03, `wide`: 2017 / 03,
   * `dashed`: Mar-17, `quoted`: Mar '17, `bare`: Mar 17, `shared`: March - June 2017, `year`: 2017,
   * `dots`: 03.2017, `day`: 15.03.2017, `turned`: 2017 March. */
  form:
    | 'short'
    | 'long'
    | 'digits'
    | 'iso'
    | 'wide'
    | 'dashed'
    | 'quoted'
    | 'bare'
    | 'shared'
    | 'dots'
    | 'day'
    | 'turned'
    | 'year';
  /** The text between start and end, its spaces included. */
  dash: string;
  /** A period that goes on is written "since March 2017". */
  since?: boolean;
};

const MONTHS: Record<Language, string> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  it: 'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};

const SHORT_MONTHS: Record<Language, string> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.',
  fr: 'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
  es: 'ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.',
  pt: 'jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.',
  it: 'gen. feb. mar. apr. mag. giu. lug. ago. set. ott. nov. dic.',
  nl: 'jan. feb. mrt. apr. mei jun. jul. aug. sep. okt. nov. dec.',
};

const SINCE: Record<Language, string> = {
  en: 'since',
  de: 'seit',
  fr: 'depuis',
  es: 'desde',
  pt: 'desde',
  it: 'dal',
  nl: 'sinds',
};

const monthName = (month: number, language: Language): string =>
  MONTHS[language].split(' ')[month - 1] ?? '';

const shortMonthName = (month: number, language: Language): string =>
  SHORT_MONTHS[language].split(' ')[month - 1] ?? '';

/** A date of JSON Resume (YYYY-MM or YYYY) as a design spells it. */
export function spellDate(written: string, { form }: DateStyle, language: Language): string {
  const [year = '', digits = ''] = written.split('-');
  const month = Number(digits);
  if (digits === '' || form === 'year') return year;
  const two = year.slice(2);
  const short = shortMonthName(month, language);
  const long = monthName(month, language);
  const spelled: Record<Exclude<DateStyle['form'], 'year'>, string> = {
    short: `${short} ${year}`,
    long: `${long} ${year}`,
    digits: `${digits}/${year}`,
    iso: `${year}-${digits}`,
    wide: `${year} / ${digits}`,
    dashed: `${short.replace('.', '')}-${two}`,
    quoted: `${short} ’${two}`,
    bare: `${short} ${two}`,
    shared: `${long} ${year}`,
    dots: `${digits}.${year}`,
    day: `15.${digits}.${year}`,
    turned: `${year} ${long}`,
  };
  return spelled[form];
}

/** Counts the months that a period takes, its last one included; 0 where it is not known. */
export function monthsOf({ startDate, endDate }: { startDate: string; endDate: string }): number {
  const [first, last] = [startDate, endDate].map((written) => {
    const [year = '', month = ''] = written.split('-');
    return month === '' ? undefined : Number(year) * 12 + Number(month);
  });
  return first === undefined || last === undefined ? 0 : last - first + 1;
}

/** A period as a design spells it; '' without dates, `present` for an end that has not come. */
export function spellRange(
  { startDate, endDate }: { startDate: string; endDate: string },
  style: DateStyle,
  language: Language,
  present: string,
): string {
  if (startDate === '' && endDate === '') return '';
  if (style.since === true && endDate === '') {
    return `${SINCE[language]} ${spellDate(startDate, style, language)}`;
  }
  const end = endDate === '' ? present : spellDate(endDate, style, language);
  if (startDate === '') return end;
  const start = spellDate(startDate, style, language);
  if (end === '') return start;
  const [year = '', month = ''] = startDate.split('-');
  if (style.form === 'shared' && month !== '' && endDate.startsWith(`${year}-`)) {
    return `${monthName(Number(month), language)}${style.dash}${end}`;
  }
  return `${start}${style.dash}${end}`;
}
