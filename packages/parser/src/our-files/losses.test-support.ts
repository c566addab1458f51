import { loadPaperWords, type Resume, SECTIONS } from '@shortlist/model';
import { compareRead, type Difference, readFile } from '@shortlist/read-back';

/** Lists the differences of a resume from the one that comes back from a file that it was written in. */
export async function lossesOf(resume: Resume, file: Uint8Array): Promise<readonly Difference[]> {
  const reading = await readFile(file, { sections: SECTIONS });
  if (reading.kind === 'unread') throw new Error(reading.message.code);
  const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
  const { carriesMarks } = reading;
  return compareRead(resume, reading.resume, { sections: SECTIONS, words, carriesMarks })
    .differences;
}
