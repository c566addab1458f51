import { parseResume } from '@shortlist/parser';
import { readDocument } from '@shortlist/readers';
import { numberedIds, writeJsonResume } from '@shortlist/resume';

/** What our own reader and parser make of a PDF: every field with its value, one a line. */
export async function fieldsReadFrom(pdf: Uint8Array): Promise<readonly string[]> {
  const read = await readDocument(new Uint8Array(pdf));
  if (!read.ok) throw new Error(read.problem.code);
  const {
    $schema: _,
    meta: __,
    ...said
  } = writeJsonResume(parseResume(read.text, numberedIds()).resume);
  return leavesOf(said, '');
}

function leavesOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [`${path}: ${String(value)}`];
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, `${path}/${name}`));
}
