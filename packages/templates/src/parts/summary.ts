import type { Block } from '@shortlist/layout';
import { bulletLines, type Resume } from '@shortlist/resume';
import { paragraph, plain } from './text.ts';

/** The summary, one paragraph a line. */
export function summary(resume: Resume): Block[] {
  return bulletLines(resume.summary).map(({ text, line }) =>
    paragraph([plain(text, { section: 'summary', field: 'summary', line })]),
  );
}
