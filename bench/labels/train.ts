// node bench/labels/train.ts FOLDER...: learns what rows of each kind are like from documents with a known truth,
// and writes the weights. With --held-out FOLDER it says how many rows of that folder get the right label.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { likeliestPath } from '../../packages/parser/src/labels/chain.ts';
import {
  LABELS,
  type SignalWeights,
  scoreRows,
} from '../../packages/parser/src/labels/label-rows.ts';
import { rowSignals } from '../../packages/parser/src/labels/row-signals.ts';
import { rowText } from '../../packages/parser/src/lines/row.ts';
import { type ChainWeights, fitChain, type Sample } from './fit-chain.ts';
import { readFolder } from './read-columns.ts';
import { trueLabels } from './true-labels.ts';

const TARGET = new URL('../../packages/parser/src/labels/label-weights.ts', import.meta.url);
const SCALE = 10;

const { values, positionals } = parseArgs({
  options: { 'held-out': { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const weights = fitChain((await Promise.all(positionals.map(samplesOf))).flat());
for (const folder of values['held-out']) {
  const { right, all } = score(weights, await samplesOf(folder));
  process.stdout.write(`${folder}: ${((100 * right) / all).toFixed(1)} % of ${all} rows\n`);
}
if (values['held-out'].length === 0) writeFileSync(TARGET, format(weights));

async function samplesOf(folder: string): Promise<Sample[]> {
  const documents = await readFolder(folder);
  return documents.flatMap(({ columns, truth }) =>
    columns.flatMap((rows) => {
      const labels = trueLabels(rows.map(rowText), truth).map((label) => LABELS.indexOf(label));
      // Each column twice: as it stands, and as if its headings were of unknown words.
      return [true, false].map((knowsHeadings) => ({
        signals: rowSignals(rows, knowsHeadings),
        labels,
      }));
    }),
  );
}

function score({ signals, transitions }: ChainWeights, samples: readonly Sample[]) {
  let [right, all] = [0, 0];
  for (const sample of samples) {
    const path = likeliestPath({
      scores: scoreRows(sample.signals, signals),
      transitions,
      size: LABELS.length,
    });
    for (const [row, label] of sample.labels.entries()) {
      if (LABELS[label] === 'other') continue;
      all++;
      if (path[row] === label) right++;
    }
  }
  return { right, all };
}

function format({ signals, transitions }: ChainWeights): string {
  const numbers = (all: Float64Array) =>
    Array.from(all, (value) => Math.round(value * SCALE) || 0).join(' ');
  const isKept = ({ own, below, above }: SignalWeights) =>
    [own, below, above].some((all) => all.some((value) => Math.abs(value) * SCALE >= 1));
  const lines = [...signals]
    .filter(([, weights]) => isKept(weights))
    .map(
      ([name, { own, below, above }]) => `${name}: ${[own, below, above].map(numbers).join(' | ')}`,
    );
  return `/** For each signal the weights of \`LABELS\` for its row, the row below and the row above, in tenths. Written by bench/labels/train.ts. */
export const LABEL_WEIGHTS = \`
${lines.join('\n')}
\`;

/** The weights of each label behind each, by the first; behind the start of a column last. */
export const TRANSITIONS = \`
${numbers(transitions)}
\`;
`;
}
