import { analyse, openPosting, resumeText } from '@shortlist/keywords';
import { RESUME, SECTIONS, sectionsOf } from '@shortlist/model';
import type { RenderAnswer, ScoreJob } from './render-job.ts';

/** Scores a stored resume as the keyword panel does before a person decides anything. Runs in the thread that makes files. */
export async function scoreResume({ posting: source, parts }: ScoreJob): Promise<RenderAnswer> {
  const resume = RESUME.readParts(parts, SECTIONS);
  const text = resumeText(resume, sectionsOf(resume, SECTIONS));
  const posting = await openPosting(source, text);
  const { score, matched, total, version } = analyse(posting, text);
  return { kind: 'scored', score: { score, matched, total, version } };
}
