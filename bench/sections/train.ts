// node bench/sections/train.ts FOLDER...: learns what sections of each kind are like from documents whose headings
// are known, says how often the classifier is right about people and designs it has not seen, writes the weights.
import { writeFileSync } from 'node:fs';
import { KINDS } from '../../packages/parser/src/content/classify-section.ts';
import { FEATURES } from '../../packages/parser/src/content/section-features.ts';
import { type Example, readExamples } from './examples.ts';
import { chances, learn, type Weights } from './regression.ts';
import { guessByRules } from './rules.ts';

const FOLDS = 5;
const TARGET = new URL('../../packages/parser/src/content/section-weights.ts', import.meta.url);

const examples = await readExamples(process.argv.slice(2));
const samples = examples.map((each) => ({ ...each, kind: KINDS.indexOf(each.kind as never) }));

/** A number from 0 to 4 for a name: the same name has the same one. */
const foldOf = (name: string): number =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7) % FOLDS;

const best = (weights: Weights, features: readonly number[]): number => {
  const all = chances(weights, features);
  return all.indexOf(Math.max(...all));
};

let [learned, ruled, seen] = [0, 0, 0];
const wrong = new Map<string, number>();
for (let fold = 0; fold < FOLDS; fold++) {
  const isTest = ({ person, design }: Example | (typeof samples)[number]) =>
    foldOf(person) === fold && foldOf(design) % 2 === fold % 2;
  const rest = samples.filter(
    ({ person, design }) => foldOf(person) !== fold && foldOf(design) % 2 !== fold % 2,
  );
  const weights = learn(rest, KINDS.length);
  for (const sample of samples.filter(isTest)) {
    const guess = best(weights, sample.features);
    seen++;
    if (guess === sample.kind) learned++;
    else {
      const pair = `${KINDS[sample.kind]} as ${KINDS[guess]}`;
      wrong.set(pair, (wrong.get(pair) ?? 0) + 1);
    }
    if (guessByRules(sample.features) === KINDS[sample.kind]) ruled++;
  }
}
const percent = (count: number): string => `${((100 * count) / Math.max(1, seen)).toFixed(1)} %`;
process.stdout.write(
  `${examples.length} examples, ${seen} held out: learned ${percent(learned)}, rules ${percent(ruled)}\n`,
);
for (const [pair, count] of [...wrong].sort(([, a], [, b]) => b - a).slice(0, 12))
  process.stdout.write(`  ${count} ${pair}\n`);

const weights = learn(samples, KINDS.length);
const lines = weights.map(
  (row, at) =>
    `  // ${KINDS[at]}\n  [${row.map((weight) => Number(weight.toFixed(2))).join(', ')}],`,
);
writeFileSync(
  TARGET,
  `/**
 * Weights of the kinds of section by their features, the bias last. Learned by \`bench/sections/train.ts\`
 * from ${examples.length} sections under known headings; not written by hand.
 */
// biome-ignore format: a row for each kind
export const SECTION_WEIGHTS: readonly (readonly number[])[] = [
${lines.join('\n')}
];
`,
);
process.stdout.write(`${FEATURES.length} features, ${KINDS.length} kinds\n`);
