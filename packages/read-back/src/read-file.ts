import { readJsonResume } from '@shortlist/json-resume';
import type { Message } from '@shortlist/messages';
import { numberedIds, type Resume, type Sections } from '@shortlist/model';
import { parseResume } from '@shortlist/parser';
import { lineText } from '@shortlist/placed-text';
import { type LoadPdfData, readDocument } from '@shortlist/readers';
import { strFromU8 } from 'fflate';

/** A line of a file in the order in which a program takes its text, and the number of its page from 0. */
export type MachineLine = { text: string; page: number };

/** The reading of a program of a file that a resume was written in. */
export type FileReading =
  | { kind: 'read'; resume: Resume; lines: readonly MachineLine[]; carriesMarks: boolean }
  | { kind: 'unread'; message: Message<'reading'> };

export type ReadOptions = {
  sections: Sections;
  loadPdfData?: LoadPdfData | undefined;
  /** True (the default) if our own files are read as what they are, not as those of any other program. */
  knowsOurFiles?: boolean | undefined;
};

/** Reads a file that a resume was written in, whatever its format, which its content tells. */
export async function readFile(bytes: Uint8Array, options: ReadOptions): Promise<FileReading> {
  return isObject(bytes) ? readJson(bytes, options) : readPlaced(bytes, options);
}

/** Checks whether it is JSON: no other format begins with a brace and ends with one. */
function isObject(bytes: Uint8Array): boolean {
  const [first, last] = [bytes.at(0), bytes.findLast((byte) => byte > SPACE)];
  return first === OPENING_BRACE && last === CLOSING_BRACE;
}

const [SPACE, OPENING_BRACE, CLOSING_BRACE] = [0x20, 0x7b, 0x7d];

async function readPlaced(
  bytes: Uint8Array,
  { loadPdfData, knowsOurFiles = true }: ReadOptions,
): Promise<FileReading> {
  const read = await readDocument(bytes, { knowsOurFiles, ...(loadPdfData && { loadPdfData }) });
  if (!read.ok) return { kind: 'unread', message: read.problem.message };
  const { lines, format } = read.text;
  return {
    kind: 'read',
    resume: parseResume(read.text, numberedIds('read'), { knowsOurFiles }).resume,
    lines: lines.map((line) => ({ text: lineText(line), page: line.page })),
    carriesMarks: format !== 'text',
  };
}

/** The text of JSON is read to the letter, so its lines are what a program sees. */
function readJson(bytes: Uint8Array, { sections }: ReadOptions): FileReading {
  const text = strFromU8(bytes);
  const read = readJsonResume(parseJson(text), numberedIds('read'), sections);
  if (!read.ok) return { kind: 'unread', message: { code: 'reading.damaged' } };
  const lines = text.split('\n').map((line) => ({ text: line, page: 0 }));
  return { kind: 'read', resume: read.resume, lines, carriesMarks: true };
}

/** The value of a JSON text; undefined, which is no resume, where it is none. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
