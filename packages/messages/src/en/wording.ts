const PLURALS = new Intl.PluralRules('en');
const NUMBERS = new Intl.NumberFormat('en-US');

/** A count with its noun: "1 entry", "1,000 entries". */
export function counted(count: number, forms: { one: string; other: string }): string {
  return `${NUMBERS.format(count)} ${PLURALS.select(count) === 'one' ? forms.one : forms.other}`;
}

/** "a, b or c"; the one alone where there is one. */
export function either(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "Nov 2026", or "2026" without a month (1 to 12). */
export const monthYear = ({ year, month }: { year: number; month?: number | undefined }): string =>
  month === undefined ? String(year) : `${MONTHS[month - 1]} ${year}`;
