// `npm run learn:confidence -- FOLDER...`: the weights of the parser's confidence from documents with a known truth.
import { writeFileSync } from 'node:fs';
import { SIGNALS } from '@shortlist/parser';
import { fitLogistic, type Observation } from './fit-logistic.ts';
import { type Observed, observeSet } from './observe-set.ts';

const TARGET = new URL('../../../packages/parser/src/confidence/weights.ts', import.meta.url);

/** Penalties: those of a single kind of field are larger, so that a rare kind follows the others. */
const RIDGE = { signal: 1, family: 3 };

const observed = (await Promise.all(process.argv.slice(2).map(observeSet))).flat();
if (observed.length === 0)
  throw new Error('Name one or more folders of documents with their truth beside them.');
const families = [...new Set(observed.map(({ evidence }) => evidence.family))].sort();
const size = SIGNALS.length + 2 * families.length;
const weights = fitLogistic(weighByDocument(observed), size, (column) =>
  column < SIGNALS.length ? RIDGE.signal : RIDGE.family,
);
writeFileSync(TARGET, formatWeights(weights));

/** Every document counts the same for one kind of field, however many of them it has. */
function weighByDocument(all: readonly Observed[]): Observation[] {
  const counts = new Map<string, number>();
  const keyOf = ({ document, evidence }: Observed) => `${document} ${evidence.family}`;
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return all.map((each) => ({
    columns: columnsOf(each),
    isRight: each.isRight,
    weight: 1 / Math.sqrt(counts.get(keyOf(each)) ?? 1),
  }));
}

function columnsOf({ evidence: { family, signals } }: Observed): [number, number][] {
  const at = SIGNALS.length + 2 * families.indexOf(family);
  const shared = signals.map((value, column): [number, number] => [column, value]);
  return [...shared.filter(([, value]) => value !== 0), [at, 1], [at + 1, signals[0] ?? 0]];
}

function formatWeights(all: readonly number[]): string {
  const round = (column: number) => String(Math.round((all[column] ?? 0) * 100) / 100 || 0);
  const shared = SIGNALS.map((_, column) => round(column)).join(', ');
  const lines = families.map((family, at) => {
    const column = SIGNALS.length + 2 * at;
    return `  '${family}': [${round(column)}, ${round(column + 1)}],`;
  });
  return `/** Weights of the signals, in the order of \`SIGNALS\`. Written by \`npm run learn:confidence\`. */
export const SIGNAL_WEIGHTS: readonly number[] = [${shared}];

/** For each kind of field: the intercept, and what its rule's confidence counts beyond the common weight. */
export const FAMILY_WEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
${lines.join('\n')}
};
`;
}
