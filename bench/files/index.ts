import type { PrintDocument } from '@shortlist/document';
import { writeDocx } from '@shortlist/docx';
import type { Resume } from '@shortlist/model';
import { lineText } from '@shortlist/placed-text';
import { readDocument } from '@shortlist/readers';
import { type Design, type Designs, loadDesigns } from '@shortlist/templates';
import { type Printed, printIn } from '../designs/print.ts';
import { readBack } from '../designs/read-back.ts';
import { readSamples } from '../designs/samples.ts';
import type { Result } from '../result.ts';
import { MissingProgram } from '../resumes/missing-program.ts';
import { benchBesideLibrary } from './beside-library.ts';
import { sameWords } from './compare-words.ts';
import { benchLetters } from './letters.ts';
import { convertedByLibreOffice, pagesOf } from './libre-office.ts';
import { benchSavedAgain, oursSavedAgain } from './saved-again.ts';
import { validateFiles } from './schemas.ts';

const OPTIONS = { createdAt: new Date(0), creator: 'Shortlist' };

/**
 * Dates beside a name of two lines stand in its last line there, words longer than a line are cut elsewhere, and letters
 * that LibreOffice takes from another font are split from their word.
 */
const LEAST_IN_ORDER = 0.99;

/** A sample in a design, as both files. */
type Written = Printed & {
  name: string;
  docx: Uint8Array;
  isLeftToRight: boolean;
  resume: Resume;
};

/** Word files of every sample in every design: whether they are valid, what other programs and ours read of them, and what they cost. */
export async function benchFiles(): Promise<Result[]> {
  const designs = await loadDesigns();
  const results: Result[] = [];
  const files = new Map<string, Uint8Array>();
  for (const design of designs.all) {
    const written = await writeSamples(design, designs);
    for (const { name, docx } of written) files.set(name, docx);
    results.push(
      ...(await comeBack(design, written)),
      await besidePdf(design, written),
      await oursSavedAgain(design.id, written),
    );
  }
  return [
    await validity(files),
    ...results,
    ...(await benchLetters(designs)),
    ...(await benchSavedAgain()),
    ...(await benchBesideLibrary()),
  ];
}

async function writeSamples(design: Design, designs: Designs): Promise<Written[]> {
  const written: Written[] = [];
  for (const { name, resume, isLeftToRight } of readSamples()) {
    const printed = await printIn(resume, design, designs);
    const docx = writeDocx(printed.document, OPTIONS);
    const again = writeDocx(structuredClone(printed.document), OPTIONS);
    if (Buffer.compare(docx, again) !== 0) throw new Error(`${name} has other bytes again.`);
    written.push({ ...printed, name: `${name}-${design.id}`, docx, isLeftToRight, resume });
  }
  return written;
}

async function validity(files: ReadonlyMap<string, Uint8Array>): Promise<Result> {
  const name = 'ISO/IEC 29500 transitional';
  const found = await validateFiles(files);
  if (!found) return { name, figure: 'skipped: the schemas are not there' };
  const { parts, errors } = found;
  return {
    name,
    figure: `${errors.length} errors in ${parts} parts of ${files.size} files ${errors[0] ?? ''}`,
    target: '0',
    met: errors.length === 0,
  };
}

/** Fields that were typed and come back from the Word file, and from the PDF of the same design. */
async function comeBack({ id }: Design, written: readonly Written[]): Promise<Result[]> {
  let fields = 0;
  let fromWord = 0;
  let fromPdf = 0;
  for (const { docx, pdf, resume } of written) {
    const [word, paper] = [await readBack(resume, docx), await readBack(resume, pdf)];
    fields += paper.fields;
    fromWord += word.same;
    fromPdf += paper.same;
  }
  return [
    {
      name: `${id}: fields that come back, Word (PDF)`,
      figure: `${share(fromWord, fields)} (${share(fromPdf, fields)}) of ${fields}`,
      target: 'no less than from the PDF',
      met: fromWord >= fromPdf,
    },
  ];
}

/** Words and pages of what LibreOffice prints, beside those of our PDF. */
async function besidePdf({ id }: Design, written: readonly Written[]): Promise<Result> {
  const name = `${id}: words in order, pages, LibreOffice`;
  try {
    const printed = convertedByLibreOffice(new Map(written.map((each) => [each.name, each.docx])), {
      from: 'docx',
      to: 'pdf',
    });
    let [words, inOrder, most] = [0, 0, 0];
    for (const each of written) {
      const theirs = pagesOf(printed.get(each.name) ?? new Uint8Array());
      const ours = pagesOf(each.pdf);
      most = Math.max(most, Math.abs(theirs.length - ours.length));
      if (!each.isLeftToRight) continue;
      const same = sameWords(isOneColumn(each.document) ? ours : await linesOf(each.docx), theirs);
      words += same.words;
      inOrder += same.inOrder;
    }
    return {
      name,
      figure: `${share(inOrder, words)} of ${words}, pages differ by ${most} at most`,
      target: `>= ${100 * LEAST_IN_ORDER} %, 1`,
      met: inOrder / words >= LEAST_IN_ORDER && most <= 1,
    };
  } catch (error) {
    if (error instanceof MissingProgram) return { name, figure: error.message };
    throw error;
  }
}

const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(2)} %`;

/** Columns that stand side by side are read below each other in a Word file. */
const isOneColumn = ({ regions }: PrintDocument): boolean => regions.length < 3;

/** The lines of a Word file in its own order, without the footer. */
async function linesOf(docx: Uint8Array): Promise<string[]> {
  const read = await readDocument(new Uint8Array(docx));
  if (!read.ok) throw new Error(read.problem.code);
  const body = read.text.lines.filter(({ origin }) => origin === 'body');
  return body.map((line) => `${line.list?.marker ?? ''} ${lineText(line)}`);
}
