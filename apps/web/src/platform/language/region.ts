type WeekInfo = { readonly firstDay: number };

/** A locale by a browser that knows the weeks of regions, in the form of the standard or of before. */
type LocaleWithWeeks = Intl.Locale & { getWeekInfo?: () => WeekInfo; readonly weekInfo?: WeekInfo };

/** Regions whose weeks begin on Saturday or on Sunday (CLDR 48), for browsers that do not know. */
const SATURDAY = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY';
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW';

/** The language and region of the person, which need not be the language of the interface. */
const personTag = (): string => globalThis.navigator?.language ?? 'en';

/** The weekday on which weeks begin where the person is, 0 for Sunday. */
export function firstWeekday(tag = personTag()): number {
  const locale: LocaleWithWeeks = new Intl.Locale(tag);
  const known = locale.getWeekInfo?.() ?? locale.weekInfo;
  return known ? known.firstDay % 7 : usualFirstWeekday(tag);
}

/** The same by the table of regions. */
export function usualFirstWeekday(tag: string): number {
  const { region = '' } = new Intl.Locale(tag).maximize();
  if (SUNDAY.split(' ').includes(region)) return 0;
  return SATURDAY.split(' ').includes(region) ? 6 : 1;
}

/** The delimiter by which spreadsheets of the person's region part columns: ";" where the comma is the decimal sign. */
export const regionalDelimiter = (tag = personTag()): ';' | ',' =>
  new Intl.NumberFormat(tag).format(1.5).includes(',') ? ';' : ',';
