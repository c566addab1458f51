import type { ListedPursuit } from '@shortlist/contracts';
import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { foldText } from '#platform/text/fold-text.ts';

/** Orders of the list, the default first. */
export const ROW_SORTS = ['edited', 'next', 'company', 'title', 'since', 'lastDay'] as const;
export type RowSort = (typeof ROW_SORTS)[number];

/** Search, filter and order that the address asks for. */
export type Asked = { search: string; meanings: readonly Meaning[]; sort: RowSort };

export const readAsked = (query: URLSearchParams): Asked => ({
  search: query.get('q') ?? '',
  meanings: MEANINGS.filter((each) => (query.get('state') ?? '').split(',').includes(each)),
  sort: ROW_SORTS.find((each) => each === query.get('sort')) ?? 'edited',
});

/** The address that asks for something else. */
export const withAsked =
  ({ search, meanings, sort }: Partial<Asked>) =>
  (now: URLSearchParams): URLSearchParams => {
    const values = {
      q: search,
      state: meanings?.join(','),
      sort: sort === 'edited' ? '' : sort,
    };
    for (const [name, value] of Object.entries(values)) {
      if (value === '') now.delete(name);
      else if (value !== undefined) now.set(name, value);
    }
    return now;
  };

const folded = new WeakMap<ListedPursuit, string>();

function textOf(row: ListedPursuit, fold: (text: string) => string): string {
  const known = folded.get(row);
  if (known !== undefined) return known;
  const text = fold(`${row.company}\n${row.title}\n${row.location}`);
  folded.set(row, text);
  return text;
}

const fold = foldText();

/** The rows that have every word of a search in company, title or place. */
export function searchRows(
  rows: readonly ListedPursuit[],
  search: string,
): readonly ListedPursuit[] {
  const words = fold(search).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return rows;
  return rows.filter((row) => {
    const text = textOf(row, fold);
    return words.every((word) => text.includes(word));
  });
}

// Without further options browsers compare most texts without their tables: thousands take a few milliseconds.
const { compare } = new Intl.Collator();

type Compare = (a: ListedPursuit, b: ListedPursuit) => number;

const byText =
  (read: (row: ListedPursuit) => string, order: (a: string, b: string) => number): Compare =>
  (a, b) => {
    const [one, other] = [read(a), read(b)];
    // What says nothing comes last.
    return one === '' || other === ''
      ? Number(one === '') - Number(other === '')
      : order(one, other);
  };

const earlier = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const later = (a: string, b: string) => earlier(b, a);

const ORDERS: Readonly<Record<RowSort, Compare>> = {
  edited: byText(({ edited }) => edited, later),
  next: byText(({ next }) => next.due, earlier),
  company: byText(({ company }) => company, compare),
  title: byText(({ title }) => title, compare),
  since: byText(({ since }) => since, later),
  lastDay: byText(({ last_day }) => last_day, earlier),
};

/** The rows in an order; those that are equal in it stay as they stood. */
export const sortRows = (rows: readonly ListedPursuit[], sort: RowSort): readonly ListedPursuit[] =>
  rows.toSorted(ORDERS[sort]);
