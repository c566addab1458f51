import type { Language } from '../languages/language.ts';
import type { Group, Name } from './lexicon.ts';
import { readName } from './read-name.ts';

/** The names of the lexicon's groups in another language: `canonical : name | name`, one group a line. */
export type LocalText = { language: Language; text: string };

/** The groups with their names in other languages; a line about a group that is not there is a problem. */
export function readLocalNames(
  groups: readonly Group[],
  texts: readonly LocalText[],
): { groups: Group[]; problems: string[] } {
  const added = new Map<string, Name[]>();
  for (const { language, text } of texts) {
    for (const line of text.trim().split('\n')) {
      const [canonical = '', names = ''] = line.split(' : ');
      const read = names.split(' | ').map((name) => readName(name, language));
      added.set(canonical, [...(added.get(canonical) ?? []), ...read]);
    }
  }
  const known = new Set(groups.map(({ canonical }) => canonical));
  return {
    groups: groups.map((group) => ({
      ...group,
      names: [...group.names, ...(added.get(group.canonical) ?? [])],
    })),
    problems: [...added.keys()]
      .filter((canonical) => !known.has(canonical))
      .map((canonical) => `"${canonical}" has names in another language, and is no group`),
  };
}
