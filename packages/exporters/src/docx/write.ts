import { writeDocx } from '@shortlist/docx';
import type { PrintedSource, WrittenFile } from '../exporter.ts';

/** The document in its design as a Word file. Fonts are the reader's, so no character is refused. */
export async function write({ print, ...options }: PrintedSource): Promise<WrittenFile> {
  return { kind: 'written', bytes: writeDocx(await print(), options) };
}
