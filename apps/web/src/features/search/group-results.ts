import type { ResultKind } from '#site-index/site-document.ts';
import type { PaletteAction } from './palette-action.ts';

/** A result that is shown: found on the site, or an action of the open page. */
export type ShownResult = PaletteAction & { kind: ResultKind | 'here' | 'hereLetter' };

export type ResultGroup = { kind: ShownResult['kind']; results: ShownResult[] };

/** Results by kind: the kind of the best result first, each in the order in which they were found. */
export function groupResults(results: readonly ShownResult[]): ResultGroup[] {
  const groups = new Map<ShownResult['kind'], ResultGroup>();
  for (const result of results) {
    const { kind } = result;
    const group = groups.get(kind) ?? { kind, results: [] };
    group.results.push(result);
    groups.set(kind, group);
  }
  return [...groups.values()];
}
