import { printedResume } from '@shortlist/model';
import { strToU8 } from 'fflate';
import type { ExportSource, WrittenFile } from '../exporter.ts';
import { resumeHtml } from './resume-html.ts';

/** The resume as an article of HTML, as UTF-8. */
export async function write({ resume, sections, words }: ExportSource): Promise<WrittenFile> {
  const html = resumeHtml(printedResume(resume, { sections, words }), words);
  return { kind: 'written', bytes: strToU8(html) };
}
