import type { ResultKind } from '#site-index/site-document.ts';
import type { SearchResult } from './search-site.ts';

export type ResultGroup = { kind: ResultKind; results: SearchResult[] };

/** Results by kind: the kind of the best result first, each in the order in which they were found. */
export function groupResults(results: readonly SearchResult[]): ResultGroup[] {
  const groups = new Map<ResultKind, ResultGroup>();
  for (const result of results) {
    const { kind } = result;
    const group = groups.get(kind) ?? { kind, results: [] };
    group.results.push(result);
    groups.set(kind, group);
  }
  return [...groups.values()];
}
