// node bench/keywords/fit-worth.ts FOLDER...: learns from labelled advertisements (folders with `jd` and `gold` beside
// each other under the sets' scorer) how much each piece of evidence says that a phrase or a name is asked for, says how
// right that is for advertisements left out of the learning, and writes the weights.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { EVALUATION } from '../evaluation.ts';
import { fitLogistic, type Observation, probability } from '../parse/confidence/fit-logistic.ts';
import { type Labelled, labelledPhrases, type Scorer } from './labelled-phrases.ts';

const TARGET = new URL(
  '../../packages/keywords/src/candidates/worth/worth-weights.ts',
  import.meta.url,
);

const FOLDS = 8;
const RIDGE = 3;
/** The weight of what is shown though it is a perk or another's: it does more harm than a mere piece of a sentence. */
const WEIGHT_OF_A_TRAP = 2;
const STEP = 0.05;
const BIAS = 'bias';

const HEAD = `import type { Evidence } from './evidence.ts';

/** The weights that evidence adds to the log odds that something is asked for. Written by bench/keywords/fit-worth.ts. */
export type Weights = Readonly<Partial<Record<Evidence | 'bias', number>>>;
`;

const scorer = (await import(pathToFileURL(`${EVALUATION}/match/score-match.mjs`).href)) as Scorer;
const labelled = process.argv.slice(2).flatMap((folder) => labelledPhrases(folder, scorer));
const tables = [
  ['PHRASE_WEIGHTS', labelled.filter(({ isName }) => !isName)],
  ['NAME_WEIGHTS', labelled.filter(({ isName }) => isName)],
] as const;

for (const [name, rows] of tables) say(name, rows);
writeFileSync(
  TARGET,
  [HEAD, ...tables.map(([name, rows]) => format(name, learn(rows)))].join('\n'),
);

/** Weights by evidence, and what speaks without any. */
function learn(rows: readonly Labelled[]): Map<string, number> {
  const kinds = [BIAS, ...new Set(rows.flatMap(({ evidence }) => evidence))].toSorted();
  const weights = fitLogistic(
    rows.flatMap((row) => observationsOf(row, kinds)),
    kinds.length,
    (column) => (kinds[column] === BIAS ? 0 : RIDGE),
  );
  return new Map(kinds.map((kind, at) => [kind, weights[at] ?? 0]));
}

function columnsOf({ evidence }: Labelled, kinds: readonly string[]) {
  return [BIAS, ...new Set(evidence)].flatMap((each) => {
    const at = kinds.indexOf(each);
    return at < 0 ? [] : [[at, 1] as const];
  });
}

/** Makes observations of a row: what the labels leave open is half right and half wrong. */
function observationsOf(row: Labelled, kinds: readonly string[]): Observation[] {
  const columns = columnsOf(row, kinds);
  const weight = row.isTrap ? WEIGHT_OF_A_TRAP : 1;
  return [
    { columns, isRight: true, weight: weight * row.right },
    { columns, isRight: false, weight: weight * (1 - row.right) },
  ].filter((each) => each.weight > 0);
}

/** Prints how right the weights are for advertisements that they have not seen, by what they say. */
function say(name: string, rows: readonly Labelled[]) {
  const advertisements = [...new Set(rows.map(({ advertisement }) => advertisement))];
  const foldOf = ({ advertisement }: Labelled) => advertisements.indexOf(advertisement) % FOLDS;
  const said = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = learn(rows.filter((row) => foldOf(row) !== fold));
    const kinds = [...weights.keys()];
    return rows
      .filter((row) => foldOf(row) === fold)
      .map((row) => ({ row, sure: probability([...weights.values()], columnsOf(row, kinds)) }));
  }).flat();
  for (let from = 0; from < 1; from += 0.1) {
    const within = said.filter(({ sure }) => sure >= from && sure < from + 0.1);
    if (within.length === 0) continue;
    const right = within.reduce((sum, { row }) => sum + row.right, 0) / within.length;
    const traps = within.filter(({ row }) => row.isTrap).length;
    process.stdout.write(
      `${name}, said ${from.toFixed(1)}: ${within.length}, right ${right.toFixed(2)}, traps ${traps}\n`,
    );
  }
  const loss = said.reduce(
    (sum, { row, sure }) => sum - row.right * Math.log(sure) - (1 - row.right) * Math.log(1 - sure),
    0,
  );
  process.stdout.write(`${name}: loss ${(loss / said.length).toFixed(4)}\n`);
}

function format(name: string, weights: ReadonlyMap<string, number>): string {
  const lines = [...weights]
    .filter(([, weight]) => Math.abs(weight) >= STEP / 2)
    .toSorted(([, one], [, other]) => other - one)
    .map(
      ([kind, weight]) =>
        `  ${key(kind)}: ${Number((Math.round(weight / STEP) * STEP).toFixed(2))},`,
    );
  return `export const ${name}: Weights = {\n${lines.join('\n')}\n};\n`;
}

function key(kind: string) {
  return /^[a-zA-Z]+$/.test(kind) ? kind : `'${kind}'`;
}
