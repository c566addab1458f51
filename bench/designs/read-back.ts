import { loadPaperWords, type Resume, SECTIONS } from '@shortlist/model';
import { compareRead, readFile } from '@shortlist/read-back';

/**
 * Compares which fields of a resume come back from a file that it was written in, through our own reader and parser, or
 * through the same where they do not know that the file is ours.
 */
export async function readBack(resume: Resume, file: Uint8Array, knowsOurFiles = true) {
  const reading = await readFile(new Uint8Array(file), { sections: SECTIONS, knowsOurFiles });
  if (reading.kind === 'unread') throw new Error(reading.message.code);
  const words = await loadPaperWords(resume.look.language ?? 'en', SECTIONS);
  return compareRead(resume, reading.resume, {
    sections: SECTIONS,
    words,
    carriesMarks: reading.carriesMarks,
  });
}
