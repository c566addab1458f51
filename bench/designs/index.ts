import { createDesigns, type Design, type Designs, loadDesigns } from '@shortlist/templates';
import type { Result } from '../result.ts';
import { countWhole, lettersOfEntries } from './entries.ts';
import { evaluationResumes } from './evaluation-resumes.ts';
import { textsByReaders } from './other-readers.ts';
import { faultsOf } from './pages.ts';
import { layOutIn, printIn } from './print.ts';
import { compareReadings, fieldsElsewhere, type Proof, prove } from './prove.ts';
import { readSamples } from './samples.ts';

/** Every design with every sample, printed by one of the layouts: what of it is read, and whether anything is wrong with the pages. */
export async function benchDesigns({ layout }: { layout: string }): Promise<Result[]> {
  const designs = printingBy(await loadDesigns(), Number(layout));
  const results: Result[] = [];
  for (const design of designs.all) {
    const proofs: Proof[] = [];
    const plain: Proof[] = [];
    for (const { resume, isLeftToRight } of readSamples()) {
      const proof = await prove(resume, design, designs);
      proofs.push(proof);
      if (isLeftToRight) plain.push(proof);
    }
    results.push(...resultsOf(design, proofs, plain));
    results.push(
      await benchElsewhere(design, designs),
      ...(await benchReaders(design, designs)),
      ...(await benchEvaluation(design, designs)),
    );
  }
  return results;
}

/** The designs with that layout as the one of all looks, also those that name none. */
function printingBy({ all, layoutVersions, of }: Designs, layout: number): Designs {
  const version = layoutVersions.find(({ number }) => number === layout);
  if (!version) throw new Error(`There is no layout ${layout}.`);
  const [first, ...others] = all.map(({ id }) => of({ design: id, engine: layout }).design);
  if (!first) throw new Error('There is no design.');
  return createDesigns([first, ...others], [{ ...version, number: 1 }]);
}

/** Measures what a reader that does not know our files gets of the samples; `designs.test.ts` asks the same of two designs in the gate. */
async function benchElsewhere(design: Design, designs: Designs): Promise<Result> {
  const resumes = readSamples().map(({ resume }) => resume);
  const percent = await fieldsElsewhere(resumes, design, designs);
  const target = design.proved?.fieldsElsewhere;
  return {
    name: `${design.id}: fields that come back to a reader that does not know our files`,
    figure: `${percent} %`,
    target: `${target} %, as said`,
    met: percent === target,
  };
}

/** Scripts whose signs are drawn in another order than written, which programs tell as drawn where they pass over actual text. */
const DRAWN_OTHERWISE = /[\u0900-\u097F]/u;

/** pdfminer.six splits one entry of Vietnamese words in Timeline. */
const MOST_PARTED = 1;

/** Checks whether the words of an entry stay together in what other programs read. */
async function benchReaders(design: Design, designs: Designs): Promise<Result[]> {
  const whole = new Map<string, number>();
  let all = 0;
  for (const { resume, isLeftToRight } of readSamples()) {
    if (!isLeftToRight || DRAWN_OTHERWISE.test(JSON.stringify(resume))) continue;
    const { paged, pdf } = await printIn(resume, design, designs);
    const entries = lettersOfEntries(paged);
    all += entries.length;
    for (const [reader, text] of await textsByReaders(pdf))
      whole.set(reader, (whole.get(reader) ?? 0) + countWhole(text, entries));
  }
  return [...whole].map(([reader, count]) => ({
    name: `${design.id}: entries whole, ${reader}`,
    figure: `${count} of ${all}`,
    target: `>= ${all - MOST_PARTED}`,
    met: count >= all - MOST_PARTED,
  }));
}

/** Measures what our parser reads back of the resumes that it makes of the evaluation set's documents. */
async function benchEvaluation(design: Design, designs: Designs): Promise<Result[]> {
  const name = `${design.id}: fields of evaluation resumes read as from Classic`;
  const resumes = await evaluationResumes();
  if (resumes === undefined) return [{ name, figure: 'skipped: no evaluation set' }];
  const counts = { fields: 0, lost: 0, faults: 0 };
  for (const resume of resumes) {
    const { fields, lost } = await compareReadings(resume, design, designs);
    counts.fields += fields;
    counts.lost += lost.length;
    counts.faults += faultsOf((await layOutIn(resume, design, designs)).paged).length;
  }
  const percent = 100 * (1 - counts.lost / counts.fields);
  return [
    {
      name,
      figure: `${percent.toFixed(2)} % of ${counts.fields}`,
      target: '>= 99.9 %',
      met: percent >= 99.9,
    },
    {
      name: `${design.id}: overlaps, text outside, contrast of evaluation resumes`,
      figure: String(counts.faults),
      target: '0',
      met: counts.faults === 0,
    },
  ];
}

/** `pdfinfo` passes over actual text, and tells the signs of Devanagari in the order in which they are drawn. */
const LEAST_IN_TREE = 98.9;

/** A design whose figures are not those that it says of itself misses its target. */
function resultsOf(
  { id, proved }: Design,
  proofs: readonly Proof[],
  plain: readonly Proof[],
): Result[] {
  const share = (name: string, [part, whole]: [number, number], target: string): Result => {
    const percent = ((100 * part) / whole).toFixed(2);
    return {
      name: `${id}: ${name}`,
      figure: `${percent} % of ${whole}`,
      target: `${target} %, as said`,
      met: percent === target,
    };
  };
  const { words: ordered = '100.00', fields: read = '100.00' } = proved ?? {};
  const words = sumOf(plain, 'words');
  const inTree = sumOf(plain, 'inTree');
  const faults = proofs.flatMap((proof) => proof.faults);
  return [
    share('words in order, pdftotext', [sumOf(plain, 'inOrder'), words], ordered),
    share('words in order, pdftotext -raw', [sumOf(plain, 'inContent'), words], '100.00'),
    {
      name: `${id}: words in order, structure tree`,
      figure: `${((100 * inTree) / words).toFixed(2)} % of ${words}`,
      target: `>= ${LEAST_IN_TREE} %`,
      met: (100 * inTree) / words >= LEAST_IN_TREE,
    },
    share('fields that come back', [sumOf(proofs, 'readBack'), sumOf(proofs, 'fields')], read),
    {
      name: `${id}: overlaps, text outside, contrast, syntax, bytes`,
      figure: faults.length === 0 ? '0' : `${faults.length}: ${faults.slice(0, 3).join('; ')}`,
      target: '0',
      met: faults.length === 0,
    },
  ];
}

const sumOf = (
  proofs: readonly Proof[],
  name: 'words' | 'inOrder' | 'inContent' | 'inTree' | 'fields' | 'readBack',
) => proofs.reduce((sum, proof) => sum + proof[name], 0);
