// node bench/parse/confidence/learn-weights.ts FOLDER...: learns from documents with a known truth, named
// "person__design.pdf", how far each kind of field can be trusted, says how reliable that is for designs left out of
// the learning, and writes the weights of the parser's confidence.
import { writeFileSync } from 'node:fs';
import { SIGNALS } from '@shortlist/parser';
import { fitLogistic, type Observation, probability } from './fit-logistic.ts';
import { type Observed, observeSet } from './observe-set.ts';
import { binByConfidence, calibrationError, type Said } from './reliability.ts';

const TARGET = new URL('../../../packages/parser/src/confidence/weights.ts', import.meta.url);

/** Penalties: those of a single kind of field are larger, so that a rare kind follows the others. */
const RIDGE = { signal: 1, family: 3 };

const FOLDS = 4;

/** A kind of field that is hardly ever right is one that the truths leave out. */
const LEAST_RIGHT = 0.1;

const observed = keepKnown((await Promise.all(process.argv.slice(2).map(observeSet))).flat());
const families = [...new Set(observed.map(({ evidence }) => evidence.family))].sort();

const leftOut = Array.from({ length: FOLDS }, (_, fold) => sayOfFold(fold)).flat();
for (const { from, to, count, said, right } of binByConfidence(leftOut))
  process.stdout.write(
    `${from.toFixed(2)} to ${to.toFixed(2)}: ${count}, said ${said.toFixed(3)}, right ${right.toFixed(3)}\n`,
  );
const error = calibrationError(binByConfidence(leftOut));
process.stdout.write(`designs left out: calibration error ${error.toFixed(3)}\n`);
writeFileSync(TARGET, formatWeights(learn(observed)));

function keepKnown(all: readonly Observed[]): Observed[] {
  const shares = new Map<string, { right: number; count: number }>();
  for (const { evidence, isRight } of all) {
    const share = shares.get(evidence.family) ?? { right: 0, count: 0 };
    shares.set(evidence.family, {
      right: share.right + Number(isRight),
      count: share.count + 1,
    });
  }
  return all.filter(({ evidence }) => {
    const { right = 0, count = 1 } = shares.get(evidence.family) ?? {};
    return right / count >= LEAST_RIGHT;
  });
}

/** Returns what weights that have not seen the designs of a fold say of its fields. */
function sayOfFold(fold: number): Said[] {
  const weights = learn(observed.filter((each) => foldOf(each) !== fold));
  return observed
    .filter((each) => foldOf(each) === fold)
    .map((each) => ({ confidence: probability(weights, columnsOf(each)), isRight: each.isRight }));
}

/** A number for a design: the same design has the same one, in each of its formats. */
function foldOf({ document }: Observed): number {
  const design =
    document.split('__')[1]?.replace(/(?:-(?:pdf|docx?|odt|rtf))?\.\w+$/u, '') ?? document;
  return (
    Array.from(design).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7) %
    FOLDS
  );
}

function learn(all: readonly Observed[]): number[] {
  const size = SIGNALS.length + 2 * families.length;
  return fitLogistic(weighByDocument(all), size, (column) =>
    column < SIGNALS.length ? RIDGE.signal : RIDGE.family,
  );
}

/** The fields of one kind in one document stand and fall together: many of them count less than as many documents. */
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
  return `/** Weights of the signals, in the order of \`SIGNALS\`. Written by bench/parse/confidence/learn-weights.ts. */
export const SIGNAL_WEIGHTS: readonly number[] = [
  ${shared},
];

/** For each kind of field: the intercept, and what its rule's confidence counts beyond the common weight. */
export const FAMILY_WEIGHTS: Readonly<Record<string, readonly [number, number]>> = {
${lines.join('\n')}
};
`;
}
