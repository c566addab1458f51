import { hrefOf } from '@shortlist/contracts';
import { diffResumes } from '@shortlist/difference';
import { RESUME, type Resume, type Sections, sectionsOf } from '@shortlist/model';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { ComparePage } from './compare-page.tsx';

const RESUMES: ComparedKind = {
  useOpen(documentId) {
    const open = useOpenResume(documentId);
    return open.status === 'open'
      ? { status: 'open', title: open.about.title, printed: open.resume }
      : open;
  },
  read: ({ parts }, sections) => RESUME.readParts(parts, sections),
  // With the pages the words of both languages have come.
  diff: (before: Resume, after: Resume, options) =>
    diffResumes(before, after, { ...options, wordsOf: wordsFor }),
  sectionsOf: (resume: Resume, sections: Sections) => sectionsOf(resume, sections),
  editorHref: (resumeId) => hrefOf('editor', { resumeId, section: 'contact' }),
};

/** Two resumes, or two states of one (`/resume/:resumeId/compare?with=`). */
export function ResumeComparePage() {
  const { resumeId = '' } = useParams();
  return <ComparePage kind={RESUMES} documentId={resumeId} />;
}
