import type { WholeDocument } from '@shortlist/contracts';
import { diffResumes } from '@shortlist/difference';
import { RESUME, type Resume, type Sections } from '@shortlist/model';
import { whenWordsLoaded, wordsFor } from '#paper/pages/paper-words.ts';

/** Counts the changes of text between a resume as it was sent and as it is now, as the page that compares them does. */
export async function countChanges(
  { parts }: WholeDocument,
  now: Resume,
  sections: Sections,
): Promise<number> {
  const sent = RESUME.readParts(parts, sections);
  await Promise.all([whenWordsLoaded(sent), whenWordsLoaded(now)]);
  const options = { sections, hasIds: true, wordsOf: wordsFor };
  return diffResumes(sent, now, options).texts.length;
}
