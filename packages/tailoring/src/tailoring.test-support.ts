import {
  analyse,
  readPosting,
  resumeText,
  scoreAsWorded,
  standardLexicon,
} from '@shortlist/keywords';
import { applyEdit, type Resume, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '../../model/src/resume/flat-entry.test-support.ts';
import {
  contactWith,
  entryId,
  experienceWith,
  resumeWith,
} from '../../model/src/resume/resume.test-support.ts';
import { editsOf, type Suggestion, suggestChanges } from './index.ts';

export { contactWith, resumeWith };

export const job = (id: string, role: string, points: readonly string[]) =>
  experienceWith({
    id: entryId(id),
    role,
    company: `Company ${id}`,
    bullets: points.map((text) => `• ${text}`).join('\n'),
  });

export const project = (id: string, name: string, points: readonly string[], date = '') => ({
  ...emptyFlatEntry('project', entryId(id), SECTIONS),
  name,
  date,
  relevance: points.map((text) => `• ${text}`).join('\n'),
});

export function reportOf(resume: Resume, posting: string, title?: string) {
  const read = readPosting(posting, standardLexicon());
  const { keywords } = analyse(read, resumeText(resume, SECTIONS));
  return { posting, title, keywords };
}

export const suggest = (
  resume: Resume,
  posting: string,
  { title, pages }: { title?: string; pages?: Parameters<typeof suggestChanges>[0]['pages'] } = {},
) =>
  suggestChanges({ resume, report: reportOf(resume, posting, title), sections: SECTIONS, pages });

/** The resume after a suggestion was accepted, whatever was accepted before. */
export const accept = (resume: Resume, { change }: Pick<Suggestion, 'change'>): Resume =>
  editsOf(change, resume, SECTIONS).reduce((now, edit) => applyEdit(now, edit, SECTIONS), resume);

export const wordedScore = (resume: Resume, posting: string) =>
  scoreAsWorded(reportOf(resume, posting).keywords);
