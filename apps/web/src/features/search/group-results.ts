import type { ResultKind } from '#site-index/site-document.ts';
import type { SearchResult } from './search-site.ts';

const HEADINGS: Record<ResultKind, string> = {
  action: 'Do this',
  resume: 'Your resumes',
  job: 'Open roles',
  page: 'Pages',
  faq: 'Questions and answers',
  article: 'Articles',
};

export type ResultGroup = { kind: ResultKind; heading: string; results: SearchResult[] };

/** Results by kind: the kind of the best result first, each in the order in which they were found. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<ResultKind, ResultGroup>();
  for (const result of results) {
    const { kind } = result;
    const group = groups.get(kind) ?? { kind, heading: HEADINGS[kind], results: [] };
    group.results.push(result);
    groups.set(kind, group);
  }
  return [...groups.values()];
}
