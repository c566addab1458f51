import { loadPaperWords, type Resume } from '@shortlist/model';
import { compareRead, type Difference, readFile } from '@shortlist/read-back';

/** Lists the differences of a resume from the one that comes back from a file that it was written in. */
export async function lossesOf(resume: Resume, file: Uint8Array): Promise<readonly Difference[]> {
  const reading = await readFile(file);
  if (reading.kind === 'unread') throw new Error(reading.message.code);
  const words = await loadPaperWords(resume.look.language ?? 'en');
  const { carriesMarks } = reading;
  return compareRead(resume, reading.resume, { words, carriesMarks }).differences;
}
