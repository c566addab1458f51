import type { Sibling } from '../../analysis/explain.ts';
import type { Group } from '../../lexicon/lexicon.ts';
import { findGroupIn, isClaimed } from '../find-in-resume.ts';
import type { Context } from '../match.ts';

/** An alternative to a group that the resume states: of one family, and no match. */
export function findSibling(group: Group, { index, lexicon }: Context): Sibling | undefined {
  for (const family of group.families) {
    for (const other of lexicon.byFamily.get(family) ?? []) {
      const run = findGroupIn(index, other).find((each) => isClaimed(index, each));
      const sentence = run && index.sentences[index.sentenceOf[run.from] ?? 0];
      if (sentence !== undefined && other !== group) {
        return {
          term: other.canonical,
          sentence: index.clean.text.slice(sentence.start, sentence.end),
        };
      }
    }
  }
  return undefined;
}
