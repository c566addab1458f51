import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Exporter, ExportSource, PrintedSource, WrittenFile } from '@shortlist/exporters';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { type LaidOut, printInDesign } from './lay-out-resume.ts';
import { whenWordsLoaded, wordsFor } from './paper-words.ts';

/** The part of the app that writes a format, which only a download needs: 140 kB for PDF. Throws `ChunkLoadError`. */
const loadWriter = <Source>({ id, load }: Exporter<Source>) => loadChunk(`${id}-writer`, load);

/** Creator that a file names. */
export const CREATOR = PRODUCT_NAME;

type Source = Pick<ExportSource, 'resume' | 'sections'> & { layOut: () => Promise<LaidOut> };

/** Writes a resume in a format, here in the browser. Rejects when the writer cannot be loaded. */
export async function writeResumeFile(exporter: Exporter, source: Source): Promise<WrittenFile> {
  const { resume, sections } = source;
  const print = () => printInDesign(resume, { sections });
  const [{ write }] = await Promise.all([loadWriter(exporter), whenWordsLoaded(resume)]);
  const words = wordsFor(resume);
  return write({ ...source, words, print, createdAt: new Date(), creator: CREATOR });
}

/** Writes pages in a format of printed documents, or of a kind of these. Rejects when the writer cannot be loaded. */
export async function writePages<More extends object = object>(
  exporter: Exporter<PrintedSource & More>,
  source: Pick<PrintedSource, 'print' | 'layOut'> & More,
): Promise<WrittenFile> {
  const { write } = await loadWriter(exporter);
  return write({ ...source, createdAt: new Date(), creator: CREATOR });
}
