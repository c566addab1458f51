import { getResume } from '@shortlist/contracts';
import {
  listBlanks,
  numberedIds,
  type PrintedBlank,
  pdfFileName,
  readResumeDetails,
} from '@shortlist/resume';
import { call } from '#lib/server/call.ts';
import { layOutResume } from '#paper/pages/lay-out-resume.ts';
import { writeLaidOut } from '#paper/pages/write-laid-out.ts';

/** The file, with what is not filled in on it; or the characters that no font here has. */
export type PrintedFile =
  | { ok: true; file: File; blanks: readonly PrintedBlank[] }
  | { ok: false; missing: readonly string[] };

/** A resume as the server has it, printed. Rejects when it cannot be loaded or a font does not come. */
export async function printStoredResume(resumeId: string): Promise<PrintedFile> {
  const { data } = await call(getResume, { querystring: { resume_id: resumeId } });
  const read = readResumeDetails(data, numberedIds('printed'));
  if (!read.ok) throw new Error(read.message);

  const { resume } = read.details;
  const written = await writeLaidOut(await layOutResume(resume));
  if (written.kind === 'refused') return { ok: false, missing: written.characters };
  const name = pdfFileName(resume.contact.fullName);
  const file = new File([written.bytes], name, { type: 'application/pdf' });
  return { ok: true, file, blanks: listBlanks(resume) };
}
