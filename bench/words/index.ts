import { basename, join } from 'node:path';
import { findEvaluation } from '../evaluation.ts';
import type { Result } from '../result.ts';
import { MissingProgram } from '../resumes/missing-program.ts';
import { findLost, type Words } from './find-lost.ts';
import { textOfPdf, textOfSource, textsOfOffice } from './outside-text.ts';
import { documentsIn, kindOf, readFile, SETS } from './read-set.ts';

/** Every word that another program has of the documents of the evaluation sets: whether ours holds it, and where. */
export async function benchWords(): Promise<Result[]> {
  const folder = findEvaluation('parse');
  if (folder === undefined) return [{ name: 'words', figure: 'skipped: no evaluation set' }];
  const results: Result[] = [];
  for (const set of SETS) results.push(...(await benchSet(set, join(folder, set))));
  return results;
}

async function benchSet(set: string, folder: string): Promise<Result[]> {
  const files = documentsIn(folder);
  const { texts, missing } = theirTexts(files);
  const found: [string, Words][] = [];
  for (const [file, text] of texts) found.push([file, findLost(text, await readFile(file))]);
  const skipped = `${set}: ${files.length - texts.length} documents of Word and the like`;
  return [sumUp(set, found), ...(missing ? [{ name: skipped, figure: missing }] : [])];
}

/** The files with what other programs have of them, and, where LibreOffice is not there, a sentence in the place of its own. */
function theirTexts(files: readonly string[]): { texts: [string, string][]; missing?: string } {
  const office = files.filter((file) => kindOf(file) === 'office');
  const texts = files
    .filter((file) => kindOf(file) !== 'office')
    .map((file): [string, string] => [
      file,
      kindOf(file) === 'pdf' ? textOfPdf(file) : textOfSource(file),
    ]);
  try {
    const theirs = textsOfOffice(office);
    return {
      texts: [...texts, ...office.map((file, at): [string, string] => [file, theirs[at] ?? ''])],
    };
  } catch (error) {
    if (!(error instanceof MissingProgram)) throw error;
    return { texts, missing: error.message };
  }
}

function sumUp(set: string, found: readonly [string, Words][]): Result {
  const sum = (counts: readonly ReadonlyMap<string, number>[]) => {
    const all = new Map<string, number>();
    for (const [name, count] of counts.flatMap((each) => [...each]))
      all.set(name, (all.get(name) ?? 0) + count);
    return [...all].map(([name, count]) => `${name} ${count}`).join(', ');
  };
  const words = found.map(([, each]) => each);
  const all = words.reduce((count, each) => count + each.all, 0);
  const lost = found.flatMap(([file, each]) =>
    each.lost.map((word) => `${basename(file)}: ${word}`),
  );
  const except = sum(words.map(({ exceptions }) => exceptions));
  return {
    name: `${set}: words of ${found.length} documents that are nowhere`,
    figure: `${lost.length} of ${all} ${lost.slice(0, 5).join(', ')} (${sum(words.map(({ held }) => held))}; excepted: ${except || 'none'})`,
    target: '0',
    met: lost.length === 0,
  };
}
