import type { MonthYear } from './text.ts';

/** The language that a text is formatted in, and a function that says a message among the values. */
export type Formatting = { tag: string; say?: (message: { code: string }) => string };

const made = new Map<string, unknown>();

/** Makes a format of `Intl` once for each language and its options: making one takes longer than a line of text. */
export function intl<Options extends unknown[], Format>(
  Make: { new (tag: string, ...options: Options): Format; name?: string },
  tag: string,
  ...options: Options
): Format {
  const key = `${Make.name} ${tag} ${JSON.stringify(options)}`;
  if (!made.has(key)) made.set(key, new Make(tag, ...options));
  return made.get(key) as Format; // Made by this very function.
}

/** Returns the plural category of a count: "one", "few", "other". */
export const pluralCategory = (count: number, tag: string): string =>
  intl(Intl.PluralRules, tag).select(count);

const LISTS: Readonly<Record<string, Intl.ListFormatOptions>> = {
  list: {},
  or: { type: 'disjunction' },
  series: { type: 'unit' },
};

/** English joins the last of a list without a comma, which is how `Intl` has it for Britain. */
const listTag = (tag: string) => (tag === 'en' ? 'en-GB' : tag);

/** Writes the value of a placeholder as its format or its type says. */
export function formatValue(value: unknown, format: string, how: Formatting): string {
  const { tag, say } = how;
  if (format === 'month') return formatMonth(value as MonthYear, tag);
  const list = LISTS[format];
  if (list) {
    const values = (value as unknown[]).map((each) => formatValue(each, '', how));
    return intl(Intl.ListFormat, listTag(tag), list).format(values);
  }
  if (typeof value === 'number') return intl(Intl.NumberFormat, tag).format(value);
  if (typeof value === 'object' && say) return say(value as { code: string });
  return String(value);
}

const MONTH: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', timeZone: 'UTC' };

const formatMonth = ({ year, month }: MonthYear, tag: string) =>
  month === undefined
    ? String(year)
    : intl(Intl.DateTimeFormat, tag, MONTH).format(Date.UTC(year, month - 1));
