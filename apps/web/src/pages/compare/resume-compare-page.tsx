import { hrefOf } from '@shortlist/contracts';
import { diffResumes, type EditsBack, editsBack, type TextChange } from '@shortlist/difference';
import { type Edit, RESUME, type Resume, type Sections, sectionsOf } from '@shortlist/model';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import type { ComparedKind } from '#features/compare/compared-kind.ts';
import { wordsFor } from '#paper/pages/paper-words.ts';
import { useParams } from '#platform/navigation/router/router-context.ts';
import { useSections } from '#platform/sections-context.ts';
import { ComparePage } from './compare-page.tsx';

const RESUMES: ComparedKind = {
  useOpen(documentId) {
    const open = useOpenResume(documentId);
    const sections = useSections();
    if (open.status !== 'open') return open;
    const { about, resume, draft } = open;
    const takeBack = (change: TextChange, before: Resume) => {
      const states = { before, after: resume, sections, newId: draft.newId };
      const back = editsBack(change, states);
      return back && (() => applyBack(back, draft.edit));
    };
    return { status: 'open', name: about.title, printed: resume, takeBack };
  },
  read: ({ parts }, sections) => RESUME.readParts(parts, sections),
  // With the pages the words of both languages have come.
  diff: (before: Resume, after: Resume, options) =>
    diffResumes(before, after, { ...options, wordsOf: wordsFor }),
  sectionsOf: (resume: Resume, sections: Sections) => sectionsOf(resume, sections),
  editorHref: (resumeId) => hrefOf('editor', { resumeId, section: 'contact' }),
};

function applyBack({ edits, undo }: EditsBack, edit: (edit: Edit) => void): () => void {
  edits.forEach(edit);
  return () => undo.forEach(edit);
}

/** Two resumes, or two states of one (`/resume/:resumeId/compare?with=`). */
export function ResumeComparePage() {
  const { resumeId = '' } = useParams();
  return <ComparePage kind={RESUMES} documentId={resumeId} />;
}
