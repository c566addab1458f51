import { hrefOf } from '@shortlist/contracts';
import { canTakeBack, diffResumes, editsBack, type TextChange } from '@shortlist/difference';
import { RESUME, type Resume, sectionsOf } from '@shortlist/model';
import { makeStep } from '#draft/history/make-step.ts';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { ComparePage } from './compare-page.tsx';

const RESUMES: ComparedKind<Resume> = {
  useOpen(documentId) {
    const open = useOpenResume(documentId);
    const sections = useSections();
    if (open.status !== 'open') return open;
    const { about, resume, draft } = open;
    const takeBack = (change: TextChange, before: Resume) => {
      if (!canTakeBack(change, { before, after: resume, sections })) return undefined;
      const { newId } = draft;
      const back = (after: Resume) => editsBack(change, { before, after, sections, newId });
      return () => makeStep({ resumeId: documentId, draft, sections }, [back], 'restore');
    };
    return { status: 'open', name: about.title, printed: resume, takeBack };
  },
  read: ({ parts }, sections) => RESUME.readParts(parts, sections),
  // With the pages the words of both languages have come.
  diff: (before, after, options) => diffResumes(before, after, { ...options, wordsOf: wordsFor }),
  sectionsOf: (resume, sections) => sectionsOf(resume, sections),
  editorHref: (resumeId) => hrefOf('editor', { resumeId, section: 'contact' }),
};

/** Two resumes, or two states of one (`/resume/:resumeId/compare?with=`). */
export function ResumeComparePage() {
  const { resumeId = '' } = useParams();
  return <ComparePage kind={RESUMES} documentId={resumeId} />;
}
