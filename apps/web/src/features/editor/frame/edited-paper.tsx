import type { Resume } from '@shortlist/model';
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import { Paper } from '#paper/sheets/paper.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { usePrinted } from './use-printed.ts';

export type EditedPaperProps = {
  resumeId: string;
  resume: Resume;
  onPick: (source: string) => void;
};

const MemoPaper = memo(Paper);

/** The paper beside the form, which may be zoomed. A letter is painted in its field first, and on the paper after that. */
export function EditedPaper({ resumeId, resume, onPick }: EditedPaperProps) {
  const printed = usePrinted(resume);
  const pick = useRef(onPick);
  useLayoutEffect(() => {
    pick.current = onPick;
  }, [onPick]);
  const handlePick = useCallback((source: string) => pick.current(source), []);
  return (
    <ZoomArea>
      <MemoPaper key={resumeId} printed={printed} onPick={handlePick} />
    </ZoomArea>
  );
}
