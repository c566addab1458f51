import { printedResume } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { ExportSource, WrittenFile } from '../exporter.ts';
import { resumeMarkdown } from './resume-markdown.ts';

/** The resume in CommonMark, as UTF-8. */
export async function write({ resume, sections, words }: ExportSource): Promise<WrittenFile> {
  const markdown = resumeMarkdown(printedResume(resume, { sections, words }));
  return { kind: 'written', bytes: strToU8(markdown) };
}
