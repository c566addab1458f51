// node bench/tracking/train.ts: learns what speaks for the title, the company and the place of a posting from the postings that may be
// read, and writes the weights. It says first how each set is read by what is learned from all others.
import { writeFileSync } from 'node:fs';
import {
  CANDIDATES,
  LEAST,
  NAMES,
  type Names,
} from '../../packages/tracking/src/posting/likely-names.ts';
import { readLines } from '../../packages/tracking/src/posting/posting-lines.ts';
import { likeliest, type Weights } from '../../packages/tracking/src/posting/ranking.ts';
import { fitRanking, type Sample } from './fit-ranking.ts';
import type { Verdict } from './score-postings.ts';
import { listReadable, type Marked } from './sets.ts';

const TARGET = new URL('../../packages/tracking/src/posting/posting-weights.ts', import.meta.url);
const SCALE = 10;
const RIDGE = 0.5;
/** In tenths: lighter signs are left out. */
const LIGHT = 2;

const SETS = listReadable();

type Name = keyof Names;
type Known = { set: string; posting: Marked; names: Names; sample: Sample };

const NOTHING = { title: '', company: '', location: '', pay: '', lastDay: '' };

const all = SETS.flatMap(({ name: set, postings, share }) =>
  postings.map(
    (posting): Known => ({
      set,
      posting,
      names: { title: '', company: '', location: '' },
      sample: { candidates: [], right: [], share },
    }),
  ),
);
const tables = NAMES.map((name) => [name, learn(name)] as const);
writeFileSync(TARGET, format(Object.fromEntries(tables) as Record<Name, Weights>)); // Of these names.

/** Learns one name from all sets; each set's own values, for what is read after it, come from the others. */
function learn(name: Name): Weights {
  for (const known of all) known.sample = sampleOf(name, known);
  for (const { name: set } of SETS) {
    const weights = fitRanking(
      all.filter((known) => known.set !== set).map(({ sample }) => sample),
      RIDGE,
    );
    const left = all.filter((known) => known.set === set);
    for (const known of left)
      known.names = {
        ...known.names,
        [name]: likeliest(known.sample.candidates, weights, LEAST[name]),
      };
    process.stdout.write(
      `${set}, left out: ${name} ${say(left.map((each) => verdictOf(name, each)))}\n`,
    );
  }
  return fitRanking(
    all.map(({ sample }) => sample),
    RIDGE,
  );
}

function sampleOf(name: Name, { posting, names, sample: { share } }: Known): Sample {
  const candidates = CANDIDATES[name]({ ...readLines(posting.text), ...names });
  const right = candidates.map(
    ({ text }) => posting.judge({ ...NOTHING, [name]: text })[name] === 'right',
  );
  return { candidates, right, share };
}

function verdictOf(name: Name, { posting, names }: Known): Verdict {
  return posting.judge({ ...NOTHING, [name]: names[name] })[name];
}

function say(verdicts: readonly Verdict[]): string {
  const share = (verdict: Verdict) =>
    Math.round((100 * verdicts.filter((each) => each === verdict).length) / verdicts.length);
  return `${share('right')} % right, ${share('wrong')} % wrong`;
}

function format(weights: Readonly<Record<Name, Weights>>): string {
  const table = (name: Name) =>
    [...weights[name]]
      .map(([sign, weight]) => [sign, Math.round(weight * SCALE)] as const)
      .filter(([, weight]) => Math.abs(weight) > LIGHT)
      .map(([sign, weight]) => `${sign}: ${weight}`)
      .join('\n');
  return `/** Weights of the signs for a title and against it, in tenths; \`none\` is that of no title. Written by bench/tracking/train.ts. */
export const TITLE_WEIGHTS = \`
${table('title')}
\`;

/** Likewise for a company. */
export const COMPANY_WEIGHTS = \`
${table('company')}
\`;

/** Likewise for a place. */
export const PLACE_WEIGHTS = \`
${table('location')}
\`;
`;
}
