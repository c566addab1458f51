import { writeDocx } from '@shortlist/docx';
import type { ExportSource, WrittenFile } from '../exporter.ts';

/** The resume in its design as a Word file. Fonts are the reader's, so no character is refused. */
export async function write({ print, ...options }: ExportSource): Promise<WrittenFile> {
  return { kind: 'written', bytes: writeDocx(await print(), options) };
}
