import { writeJsonResume } from '@shortlist/json-resume';
import { strToU8 } from 'fflate';
import type { ExportSource, WrittenFile } from '../exporter.ts';

/** The resume as JSON Resume 1.0. */
export async function write({ resume, sections }: ExportSource): Promise<WrittenFile> {
  const json = JSON.stringify(writeJsonResume(resume, sections), null, 2);
  return { kind: 'written', bytes: strToU8(`${json}\n`) };
}
