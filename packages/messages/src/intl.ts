import type { MonthYear } from './text.ts';

/** The language that a text is formatted in, and a function that says a message among the values. */
export type Formatting = { tag: string; say?: (message: { code: string }) => string };

/** English joins the last of a list without a comma, which is how `Intl` has it for Britain. */
const listTag = (tag: string) => (tag === 'en' ? 'en-GB' : tag);

const numbers = once((tag) => new Intl.NumberFormat(tag));
const plurals = once((tag) => new Intl.PluralRules(tag));
const LISTS: Record<string, (tag: string) => Intl.ListFormat> = {
  list: once((tag) => new Intl.ListFormat(listTag(tag))),
  or: once((tag) => new Intl.ListFormat(listTag(tag), { type: 'disjunction' })),
  series: once((tag) => new Intl.ListFormat(tag, { type: 'unit' })),
};
const months = once(
  (tag) => new Intl.DateTimeFormat(tag, { year: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Makes what takes long to make once for each language. */
function once<T>(make: (tag: string) => T): (tag: string) => T {
  const made = new Map<string, T>();
  return (tag) => {
    const found = made.get(tag) ?? make(tag);
    made.set(tag, found);
    return found;
  };
}

/** Returns the plural category of a count: "one", "few", "other". */
export const pluralCategory = (count: number, tag: string): string => plurals(tag).select(count);

/** Writes the value of a placeholder as its format or its type says. */
export function formatValue(value: unknown, format: string | undefined, how: Formatting): string {
  const { tag } = how;
  if (format === 'month') return formatMonth(value as MonthYear, tag);
  const list = LISTS[format ?? ''];
  if (list) return list(tag).format((value as unknown[]).map((each) => formatValue(each, '', how)));
  if (typeof value === 'number') return numbers(tag).format(value);
  if (typeof value === 'object' && how.say) return how.say(value as { code: string });
  return String(value);
}

const formatMonth = ({ year, month }: MonthYear, tag: string) =>
  month === undefined ? String(year) : months(tag).format(Date.UTC(year, month - 1));
