import type { AiKind, FlatEntry, Resume } from '@shortlist/model';

export type ModelLineProps = {
  resumeId: string;
  /** Reads the resume as it is by now. */
  readResume: () => Resume;
  entry: FlatEntry<AiKind>;
  isUsedUp: boolean;
  /** Takes the line, which begins with "• ", for one use of AI Write. */
  onAccept: (line: string) => void;
};
