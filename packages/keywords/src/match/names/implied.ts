import type { Group, Lexicon } from '../../lexicon/lexicon.ts';
import { findGroupIn, isClaimed } from '../find-in-resume.ts';
import type { Context } from '../match.ts';
import type { ResumeIndex, Run } from '../resume-index.ts';

type Implied = { name: string; runs: Run[] };

/** Implied edges are followed so far and no further. */
const STEPS_AT_MOST = 3;

/** The runs of what a resume states that implies a group, and its name; undefined where nothing does. */
export function findImplied(group: Group, { index, lexicon }: Context): Implied | undefined {
  return impliersOf(group, STEPS_AT_MOST, index, lexicon);
}

function impliersOf(
  group: Group,
  steps: number,
  index: ResumeIndex,
  lexicon: Lexicon,
): Implied | undefined {
  if (steps === 0) return undefined;
  for (const { from } of lexicon.impliersOf.get(group) ?? []) {
    const stated = from.map((each) => {
      const runs = findGroupIn(index, each).filter((run) => isClaimed(index, run));
      return runs.length > 0
        ? { name: each.canonical, runs }
        : impliersOf(each, steps - 1, index, lexicon);
    });
    const all = stated.filter((each) => each !== undefined);
    if (all.length === from.length) {
      return {
        name: all.map(({ name }) => name).join(' + '),
        runs: all.flatMap(({ runs }) => runs),
      };
    }
  }
  return undefined;
}
