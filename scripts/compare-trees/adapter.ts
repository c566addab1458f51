// What the code of this checkout makes of a resume, a document and a posting. Each checkout has its own
// adapter: when the packages' names change, it changes with them; what it answers stays.

import { loadPdfData } from '../../apps/cli/src/input/load-pdf-data.ts';
import { loadFonts } from '../../apps/cli/src/output/load-fonts.ts';
import { matchReport } from '../../apps/cli/src/output/match-report.ts';
import { resumeWords as modelText } from '../../apps/web/src/features/improve/resume-words.ts';
import { createMeasurer, facesFor } from '../../packages/fonts/src/index.ts';
import { shapedWidth } from '../../packages/fonts/src/shaping.ts';
import {
  type JsonResumeProblem,
  readJsonResume,
  writeJsonResume,
} from '../../packages/json-resume/src/index.ts';
import {
  analyse,
  resumeText as keywordText,
  readPosting,
  standardLexicon,
} from '../../packages/keywords/src/index.ts';
import { layOut, printedTexts } from '../../packages/layout/src/index.ts';
import { ENGLISH, en, formatMessage } from '../../packages/messages/src/index.ts';
import {
  resumePlainText as clipboardText,
  listPlaceholders,
  numberedIds,
  type Resume,
  SECTIONS,
  unprintedEntries,
} from '../../packages/model/src/index.ts';
import { parseResume } from '../../packages/parser/src/index.ts';
import { MissingCharactersError, writePdf } from '../../packages/pdf/src/index.ts';
import { readDocument } from '../../packages/readers/src/index.ts';
import { designResume } from '../../packages/templates/src/index.ts';

/** Files by name: what a resume becomes. */
export type Outputs = Record<string, string | Uint8Array>;

const CREATED_AT = new Date('2026-01-02T03:04:05Z');

/** All that is made of a JSON Resume; a file that is refused gives the reasons only. */
export async function describeResume(json: unknown): Promise<Outputs> {
  const read = readJsonResume(json, numberedIds(), SECTIONS);
  if (!read.ok) return { 'refused.json': pretty(read.problems.map(sayProblem)) };
  const { resume } = read;
  const words = keywordText(resume, SECTIONS);
  return {
    ...(await print(resume)),
    'json-resume.json': pretty(writeJsonResume(resume, SECTIONS)),
    'clipboard.txt': clipboardText(resume, SECTIONS),
    'words-for-models.txt': modelText(resume, SECTIONS),
    'words-for-keywords.txt': words.text,
    'places-for-keywords.json': pretty(words.parts),
    'placeholders.json': pretty(
      listPlaceholders(resume, SECTIONS).map(({ label, location, ...rest }) => ({
        label,
        place: location,
        ...rest,
      })),
    ),
    'unprinted.json': pretty(unprintedEntries(resume, SECTIONS)),
  };
}

const sayProblem = ({ path, message }: JsonResumeProblem) => ({
  path,
  message: formatMessage(ENGLISH, en, message),
});

/** The PDF, and each printed run with the field that a click on it opens. */
async function print(resume: Resume): Promise<Outputs> {
  const document = designResume(resume, { sections: SECTIONS, language: 'en-US' });
  const fonts = await loadFonts(facesFor(printedTexts(document)));
  const paged = layOut(document, createMeasurer(fonts, shapedWidth));
  const runs = paged.pages.flatMap(({ lines }, page) =>
    lines.flatMap((line) =>
      line.runs.map(({ source, text }) => [page + 1, line.group, source, text].join('\t')),
    ),
  );
  const options = { createdAt: CREATED_AT, creator: 'compare-trees' };
  try {
    return { 'printed.tsv': runs.join('\n'), 'page.pdf': await writePdf(paged, fonts, options) };
  } catch (error) {
    if (!(error instanceof MissingCharactersError)) throw error;
    return { 'printed.tsv': runs.join('\n'), 'missing-characters.txt': error.message };
  }
}

/** Lists what is read from a document: each field with its reasons, and the resume as JSON Resume. */
export async function readBytes(bytes: Uint8Array): Promise<{ told: string; resume?: unknown }> {
  const read = await readDocument(bytes, { loadPdfData });
  if (!read.ok)
    return { told: `${read.problem.code}: ${formatMessage(ENGLISH, en, read.problem.message)}` };
  const { resume, fields, unplaced } = parseResume(read.text, numberedIds());
  const written = writeJsonResume(resume, SECTIONS);
  const explained = fields.map((field) => ({
    ...field,
    reason: formatMessage(ENGLISH, en, { code: field.reason }),
  }));
  return { told: pretty({ resume: written, fields: explained, tray: unplaced }), resume: written };
}

/** Prints what `shortlist match` says of a resume, JSON Resume or plain text, and a posting. */
export function match(resume: unknown, posting: string): string {
  const read =
    typeof resume === 'string' ? undefined : readJsonResume(resume, numberedIds(), SECTIONS);
  if (read && !read.ok) return pretty(read.problems.map(sayProblem));
  return pretty(
    matchReport(
      analyse(
        readPosting(posting, standardLexicon()),
        read ? keywordText(read.resume, SECTIONS) : String(resume),
      ),
    ),
  );
}

const pretty = (value: unknown) => JSON.stringify(value, null, 1);
