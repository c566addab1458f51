// node bench/parse/confidence/learn-weights.ts FOLDER...: learns from documents with a known truth how far each kind of field can
// be trusted, says how reliable that is for producers left out of the learning, and writes the weights of the parser's
// confidence. Those of the generator are named "person__design.pdf"; others are of producers that the rules know less of.
import { writeFileSync } from 'node:fs';
import { CHECK_BELOW, SIGNALS } from '@shortlist/parser';
import { fitLogistic, type Observation, probability } from './fit-logistic.ts';
import { type Observed, observeSet } from './observe-set.ts';
import { binByConfidence, calibrationError, type Said } from './reliability.ts';

const TARGET = new URL('../../../packages/parser/src/confidence/weights.ts', import.meta.url);

/** Penalties: those of a single kind of field are larger, so that a rare kind follows the others. */
const RIDGE = { signal: 1, family: 3, foreign: 0.5, foreignFamily: 3 };

/**
 * The first of the columns that only other people's documents have: they are learned beside what all share, and count in what is
 * written, since those who use the parser bring such documents (H. Daumé, "Frustratingly Easy Domain Adaptation", 2007).
 */
const FOREIGN = SIGNALS.length;

/** The columns behind the signals: what foreign documents add to the intercept and to the rule, then those of each kind of field. */
const BEFORE_FAMILIES = FOREIGN + 2;
const EACH_FAMILY = 3;

/** Each counts as so many, for there are few of them. */
const FOREIGN_WEIGHT = 3;

const FOLDS = 8;

/** A kind of field that is hardly ever right is one that the truths leave out. */
const LEAST_RIGHT = 0.1;

const observed = keepKnown((await Promise.all(process.argv.slice(2).map(observeSet))).flat());
const families = [...new Set(observed.map(({ evidence }) => evidence.family))].sort();

const leftOut = Array.from({ length: FOLDS }, (_, fold) => sayOfFold(fold))
  .flat()
  .filter(({ isForeign: is }) => is);
const sure = leftOut.filter(({ confidence }) => confidence >= CHECK_BELOW);
const wrong = sure.filter(({ isRight }) => !isRight).length;
process.stdout.write(
  `other people's documents: ${leftOut.length} fields, shown as sure ${sure.length}, of these wrong ${wrong}\n`,
);
for (const { from, to, count, said, right } of binByConfidence(leftOut))
  process.stdout.write(
    `${from.toFixed(2)} to ${to.toFixed(2)}: ${count}, said ${said.toFixed(3)}, right ${right.toFixed(3)}\n`,
  );
const error = calibrationError(binByConfidence(leftOut));
process.stdout.write(`producers left out: calibration error ${error.toFixed(3)}\n`);
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

/** Returns what weights that have not seen the producers of a fold say of its fields. */
function sayOfFold(fold: number): (Said & { isForeign: boolean })[] {
  const weights = learn(observed.filter((each) => foldOf(each) !== fold));
  return observed
    .filter((each) => foldOf(each) === fold)
    .map((each) => ({
      confidence: probability(weights, columnsOf(each, true)),
      isRight: each.isRight,
      isForeign: isForeign(each),
    }));
}

/** The design of a document of the generator, else the program that made it: names of such documents begin with it. */
function producerOf({ document }: Observed): string {
  const design = document.split('__')[1]?.replace(/(?:-(?:pdf|docx?|odt|rtf))?\.\w+$/u, '');
  return design ?? /^[a-z]+/iu.exec(document)?.[0] ?? document;
}

/** Checks whether other people made it: a theme of theirs, or the whole document. */
function isForeign(each: Observed): boolean {
  return !each.document.includes('__') || producerOf(each).startsWith('theme-');
}

/** A number for a producer: the same has the same one, in each of its formats. */
function foldOf(each: Observed): number {
  return (
    Array.from(producerOf(each)).reduce(
      (sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991,
      7,
    ) % FOLDS
  );
}

function learn(all: readonly Observed[]): number[] {
  const size = BEFORE_FAMILIES + EACH_FAMILY * families.length;
  return fitLogistic(weighByDocument(all), size, ridgeOf);
}

function ridgeOf(column: number): number {
  if (column < FOREIGN) return RIDGE.signal;
  if (column < BEFORE_FAMILIES) return RIDGE.foreign;
  return (column - BEFORE_FAMILIES) % EACH_FAMILY === 2 ? RIDGE.foreignFamily : RIDGE.family;
}

/** The fields of one kind in one document stand and fall together: many of them count less than as many documents. */
function weighByDocument(all: readonly Observed[]): Observation[] {
  const counts = new Map<string, number>();
  const keyOf = ({ document, evidence }: Observed) => `${document} ${evidence.family}`;
  for (const each of all) counts.set(keyOf(each), (counts.get(keyOf(each)) ?? 0) + 1);
  return all.map((each) => ({
    columns: columnsOf(each, isForeign(each)),
    isRight: each.isRight,
    weight: (isForeign(each) ? FOREIGN_WEIGHT : 1) / Math.sqrt(counts.get(keyOf(each)) ?? 1),
  }));
}

function columnsOf({ evidence: { family, signals } }: Observed, is: boolean): [number, number][] {
  const at = BEFORE_FAMILIES + EACH_FAMILY * families.indexOf(family);
  const shared = signals.map((value, column): [number, number] => [column, value]);
  const rule = signals[0] ?? 0;
  const foreign: [number, number][] = [
    [FOREIGN, 1],
    [FOREIGN + 1, rule],
    [at + 2, 1],
  ];
  return [
    ...shared.filter(([, value]) => value !== 0),
    [at, 1],
    [at + 1, rule],
    ...(is ? foreign : []),
  ];
}

function formatWeights(all: readonly number[]): string {
  const round = (...columns: readonly number[]) =>
    String(Math.round(columns.reduce((sum, at) => sum + (all[at] ?? 0), 0) * 100) / 100 || 0);
  const shared = SIGNALS.map((_, column) => round(column)).join(', ');
  const lines = families.map((family, at) => {
    const column = BEFORE_FAMILIES + EACH_FAMILY * at;
    const intercept = round(column, column + 2, FOREIGN);
    return `  '${family}': [${intercept}, ${round(column + 1, FOREIGN + 1)}],`;
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
