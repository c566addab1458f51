import type { Resume } from '@shortlist/resume';
import { Paper } from '#paper/sheets/paper.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';

export type EditedPaperProps = {
  resumeId: string;
  resume: Resume;
  onPick: (source: string) => void;
};

/** The paper beside the form, which may be zoomed. */
export const EditedPaper = ({ resumeId, resume, onPick }: EditedPaperProps) => (
  <ZoomArea>
    <Paper key={resumeId} resume={resume} onPick={onPick} />
  </ZoomArea>
);
