import { findDutySigns } from './duty-signs.ts';
import { isClaimed, rangeOf } from './find-in-resume.ts';
import type { Asked, Context, Match } from './match.ts';
import { matchAt } from './match-at.ts';
import { isLookAlike } from './meaning/look-alike.ts';
import { findImplied } from './names/implied.ts';
import { findDegree } from './names/match-degree.ts';
import type { ResumeIndex, Run } from './resume-index.ts';
import { WAYS, type Way } from './ways.ts';

/** Looks for a keyword in a resume. One normaliser finds the match and the sentences that prove it. */
export function matchKeyword(asked: Asked, context: Context): Match {
  const { index } = context;
  const at = (runs: readonly Run[]) => runs.map((run) => rangeOf(index, run));

  const degrees = asked.degree ? findDegree(index, asked.degree) : [];
  if (degrees.length > 0) return matchAt({ how: 'degree', status: 'matching' }, index, degrees);

  const { way, claimed, denied } = findNamed(asked, context);
  if (way) return matchAt(way, index, at(claimed));

  const implied = denied.length === 0 && asked.group && findImplied(asked.group, context);
  if (implied) {
    const match = matchAt({ how: 'implied', status: 'indirect' }, index, at(implied.runs));
    return { ...match, impliedBy: implied.name };
  }
  // Mere signs of a duty weigh less than a denial in other words.
  const signs = denied.length === 0 ? findDutySigns(asked, context) : [];
  const shown = signs.filter((run) => isClaimed(index, run) && !isLookAlike(asked, run, index));
  if (shown.length > 0) return matchAt({ how: 'reworded', status: 'indirect' }, index, at(shown));
  const refused = [...denied, ...signs];
  const how = refused.length > 0 ? 'negated' : 'none';
  return matchAt({ how, status: 'missing' }, index, at(refused));
}

type Named = {
  /** The first way that found the keyword said of the person; undefined where none did. */
  way?: Way;
  claimed: readonly Run[];
  /** The places where the first way that found it denied did so. */
  denied: readonly Run[];
};

function findNamed(asked: Asked, context: Context): Named {
  const { index } = context;
  let denied: readonly Run[] = [];
  // What is denied by its own name is missing, whatever other name for it stands elsewhere.
  let isDenied = false;
  for (const way of WAYS) {
    const runs = way.find(asked, context).filter((run) => !isLookAlike(asked, run, index));
    const claimed = runs.filter(
      (run) => isClaimed(index, run) && !standsBeside(run, denied, index),
    );
    // Other words that are denied once prove nothing anywhere.
    if (way.status === 'indirect') isDenied ||= claimed.length < runs.length;
    if (claimed.length > 0 && !isDenied) return { way, claimed, denied };
    isDenied ||= way.how === 'same' && runs.length > 0;
    if (denied.length === 0) denied = runs.filter((run) => !claimed.includes(run));
  }
  return { claimed: [], denied };
}

/** Checks whether a run's sentence denies the keyword: then another name in the same sentence does not prove it. */
const standsBeside = (run: Run, denied: readonly Run[], { sentenceOf }: ResumeIndex): boolean =>
  denied.some(({ from }) => sentenceOf[from] === sentenceOf[run.from]);
