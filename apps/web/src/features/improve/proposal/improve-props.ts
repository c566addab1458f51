import type { Resume } from '@shortlist/model';

export type ImproveProps = {
  resumeId: string;
  /** Reads the resume as it is by now. */
  readResume: () => Resume;
  /** Points, one a line, of which one is reworded at a time; or one text. */
  kind: 'points' | 'summary';
  text: string;
  role?: string;
  onAccept: (text: string) => void;
};
