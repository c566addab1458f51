import type { Resume } from '@shortlist/model';
import { useMemo } from 'react';
import { ModelLine } from './model-line.tsx';
import type { ModelLineProps } from './model-line-props.ts';
import { Improve } from './proposal/improve.tsx';
import type { ImproveProps } from './proposal/improve-props.ts';

type OfResume = 'resumeId' | 'readResume';

/**
 * Returns what an editor shows where a language model may help with the words of a resume. The resume is read when the
 * model is asked, so that these do not change with every keystroke.
 */
export function useWritingSlots(resumeId: string, readResume: () => Resume) {
  return useMemo(
    () => ({
      renderImprove: (text: Omit<ImproveProps, OfResume>) => (
        <Improve {...text} resumeId={resumeId} readResume={readResume} />
      ),
      renderModelLine: (wanted: Omit<ModelLineProps, OfResume>) => (
        <ModelLine {...wanted} resumeId={resumeId} readResume={readResume} />
      ),
    }),
    [resumeId, readResume],
  );
}
