import { PRODUCT_NAME } from '@shortlist/contracts';
import type { Exporter, WrittenFile } from '@shortlist/exporters';
import type { Resume } from '@shortlist/resume';
import { loadChunk } from '#lib/navigation/lazy-chunk.ts';
import type { LaidOut } from './lay-out-resume.ts';

/** The part of the app that writes a format, which only a download needs: 140 kB for PDF. Throws `ChunkLoadError`. */
export const loadWriter = ({ id, load }: Exporter) => loadChunk(`${id}-writer`, load);

/** Writes a resume in a format, here in the browser. Rejects when the writer cannot be loaded. */
export async function writeResumeFile(
  exporter: Exporter,
  resume: Resume,
  layOut: () => Promise<LaidOut>,
): Promise<WrittenFile> {
  const { write } = await loadWriter(exporter);
  return write({ resume, layOut, createdAt: new Date(), creator: PRODUCT_NAME });
}
