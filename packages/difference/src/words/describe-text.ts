import type { Message } from '@shortlist/messages';
import type { WordRun } from '../diff-words.ts';
import type { Place, TextChange } from '../difference.ts';

type Said = Message<'differences'>;

/** Says a change of the printed text, in one sentence. */
export function describeText(change: TextChange): Said {
  const { of, place } = change;
  switch (change.kind) {
    case 'changed':
      return of === 'section'
        ? {
            code: 'differences.renamed',
            params: { before: change.before.text, after: change.after.text },
          }
        : {
            code: 'differences.changed',
            params: { place: placeIn(place), changes: wordChanges(change.runs) },
          };
    case 'removed':
      return { code: 'differences.removed', params: paramsOf(change, change.before.text) };
    default:
      return { code: `differences.${change.kind}`, params: paramsOf(change, change.after.text) };
  }
}

const paramsOf = ({ of, place }: TextChange, text: string) => ({
  of,
  place: placeIn(place),
  text: of === 'section' ? (place.section ?? '') : text.trim(),
});

function placeIn({ section, entry, part }: Place): Said | string {
  if (part !== undefined) return { code: 'differences.letterPart', params: { part } };
  if (section === undefined) return { code: 'differences.head' };
  return entry ? { code: 'differences.entryOf', params: { section, entry } } : section;
}

/** Words that go with those that come in their place are one change. */
function wordChanges(runs: readonly WordRun[]): Said[] {
  return runs.flatMap(({ kind, text }, at): Said[] => {
    const [before, next] = [runs[at - 1], runs[at + 1]];
    if (kind === 'same' || (kind === 'added' && before?.kind === 'removed')) return [];
    const said = text.trim();
    if (kind === 'added') return [{ code: 'differences.isNew', params: { text: said } }];
    if (next?.kind !== 'added') return [{ code: 'differences.isGone', params: { text: said } }];
    return [{ code: 'differences.isNow', params: { before: said, after: next.text.trim() } }];
  });
}
