import type { Resume } from '@shortlist/resume';
import { useMemo } from 'react';
import { Improve, type ImproveProps } from './improve.tsx';
import { ModelLine, type ModelLineProps } from './model-line.tsx';

type OfResume = 'resumeId' | 'resume';

/** What an editor shows where a language model may help with the words of a resume. */
export function useWritingSlots(resumeId: string, resume: Resume) {
  return useMemo(
    () => ({
      renderImprove: (text: Omit<ImproveProps, OfResume>) => (
        <Improve {...text} resumeId={resumeId} resume={resume} />
      ),
      renderModelLine: (wanted: Omit<ModelLineProps, OfResume>) => (
        <ModelLine {...wanted} resumeId={resumeId} resume={resume} />
      ),
    }),
    [resumeId, resume],
  );
}
