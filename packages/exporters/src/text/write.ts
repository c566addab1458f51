import { printedResume } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { ExportSource, WrittenFile } from '../exporter.ts';
import { resumeText } from './resume-text.ts';

/** The words of a resume in the order of reading, as UTF-8. */
export async function write({ resume, sections, words }: ExportSource): Promise<WrittenFile> {
  const text = resumeText(printedResume(resume, { sections, words }), words);
  return { kind: 'written', bytes: strToU8(text) };
}
