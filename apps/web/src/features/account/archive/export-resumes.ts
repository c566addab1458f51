import { getResume, type ListedResume, listResumes } from '@shortlist/contracts';
import { numberedIds, type Resume, readResumeDetails, writeJsonResume } from '@shortlist/resume';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { logError } from '#lib/log.ts';
import { call } from '#lib/server/call.ts';
import { layOutResume } from '#paper/pages/lay-out-resume.ts';
import { writeLaidOut } from '#paper/pages/write-laid-out.ts';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { archiveNames } from './archive-names.ts';

/** How far an export is. */
export type ExportProgress = { done: number; total: number };

/** A resume of which the archive has no PDF, by its name there, and why. */
export type WithoutPdf = { name: string; why: string };

export type Exported = { zip: Uint8Array<ArrayBuffer>; total: number; withoutPdf: WithoutPdf[] };

type ExportOptions = { signal: AbortSignal; onProgress: (progress: ExportProgress) => void };

/**
 * Every resume as JSON Resume and as PDF, in one ZIP that is made here in the browser. A resume whose
 * PDF cannot be made is there as JSON, with the reason in a file beside it. Rejects with what `call`
 * throws, or with the signal's reason: there is no archive with resumes missing.
 */
export async function exportResumes({ signal, onProgress }: ExportOptions): Promise<Exported> {
  const { resumes } = await call(listResumes, {}, { signal });
  const names = archiveNames(resumes.map(({ resume_name }) => resume_name));
  const files: Zippable = {};
  const withoutPdf: WithoutPdf[] = [];

  for (const [index, listed] of resumes.entries()) {
    onProgress({ done: index, total: resumes.length });
    const resume = await readResume(listed, signal);
    const file = names[index] ?? listed.resume_id;
    files[`${file}.json`] = strToU8(`${JSON.stringify(writeJsonResume(resume), null, 2)}\n`);
    const pdf = await makePdf(resume);
    signal.throwIfAborted();
    // A PDF is packed already.
    if ('bytes' in pdf) files[`${file}.pdf`] = [pdf.bytes, { level: 0 }];
    else {
      files[`${file} (why there is no PDF).txt`] = strToU8(`${pdf.why}\n`);
      withoutPdf.push({ name: file, why: pdf.why });
    }
  }
  onProgress({ done: resumes.length, total: resumes.length });
  return { zip: new Uint8Array(zipSync(files)), total: resumes.length, withoutPdf };
}

async function readResume({ resume_id }: ListedResume, signal: AbortSignal): Promise<Resume> {
  const { data } = await call(getResume, { querystring: { resume_id } }, { signal });
  const read = readResumeDetails(data, numberedIds('export'));
  if (!read.ok) throw new Error(read.message);
  return read.details.resume;
}

async function makePdf(resume: Resume): Promise<{ bytes: Uint8Array } | { why: string }> {
  try {
    const written = await writeLaidOut(await layOutResume(resume));
    if (written.kind === 'written') return written;
    return { why: `No font here has ${nameCharacters(written.characters)}.` };
  } catch (cause) {
    logError('A PDF of the export was not made.', cause);
    return { why: 'A part of the app that it takes did not arrive. Try again in a moment.' };
  }
}
