// node bench/labels/train-sections.ts FOLDER...: learns from sections with known headings what sections of each kind are like, and
// writes the weights. Run it behind train.ts, whose weights it goes by. With --held-out FOLDER it says how many sections of that folder
// get the right kind by their content alone.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { headingStyle } from '../../packages/parser/src/headings/choose-headings.ts';
import { sectionOfHeading } from '../../packages/parser/src/headings/name-section.ts';
import { measuresOf } from '../../packages/parser/src/labels/row-signals.ts';
import {
  type ScoredKind,
  SECTION_KINDS,
  scoreSection,
  sectionSignals,
} from '../../packages/parser/src/labels/score-section.ts';
import { cutAtHeadings } from '../../packages/parser/src/sections/split-sections.ts';
import { fitSections, type SectionSample, type SectionWeights } from './fit-sections.ts';
import { readFolder, type TrueDocument } from './read-columns.ts';

const TARGET = new URL('../../packages/parser/src/labels/section-weights.ts', import.meta.url);
const SCALE = 10;

const { values, positionals } = parseArgs({
  options: { 'held-out': { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

const weights = fitSections((await Promise.all(positionals.map(samplesOf))).flat());
for (const folder of values['held-out']) {
  const samples = await samplesOf(folder);
  const right = samples.filter(({ signals, kind }) => likeliest(signals) === kind).length;
  const share = ((100 * right) / samples.length).toFixed(1);
  process.stdout.write(`${folder}: ${share} % of ${samples.length} sections\n`);
}
if (values['held-out'].length === 0) writeFileSync(TARGET, format(weights));

async function samplesOf(folder: string): Promise<SectionSample[]> {
  return (await readFolder(folder)).flatMap(sectionsOf);
}

function sectionsOf({ columns }: TrueDocument): SectionSample[] {
  const style = headingStyle(columns);
  const headed = columns.flatMap((rows) =>
    cutAtHeadings(rows, style).map((section) => ({ ...section, measures: measuresOf(rows) })),
  );
  const sections = headed.filter(({ title, rows }) => title && rows.length > 0);
  const lengths = sections.map(({ rows }) => rows.length);
  return sections.flatMap(({ title, rows, measures }, index) => {
    const kind = title && sectionOfHeading(title.text);
    if (kind === undefined) return [];
    const signals = sectionSignals(rows, measures, { index, lengths });
    return [{ signals, kind: kind === 'languages' ? 'skills' : kind }];
  });
}

function likeliest(signals: SectionSample['signals']): ScoredKind | undefined {
  const scores = scoreSection(signals, weights);
  return SECTION_KINDS[scores.indexOf(Math.max(...scores))];
}

function format(learned: SectionWeights): string {
  const lines = [...learned].map(
    ([name, all]) =>
      `${name}: ${Array.from(all, (value) => Math.round(value * SCALE) || 0).join(' ')}`,
  );
  return `/** For each signal of a section the weights of \`SECTION_KINDS\`, in tenths. Written by bench/labels/train-sections.ts. */
export const SECTION_WEIGHTS = \`
${lines.join('\n')}
\`;
`;
}
