import type { AiKind, EntryTexts, Resume } from '@shortlist/model';

export type ModelLineProps = {
  resumeId: string;
  /** Reads the resume as it is by now. */
  readResume: () => Resume;
  /** Texts that the entry's fields show. */
  entry: Pick<EntryTexts<AiKind>, 'role' | 'bullets'>;
  isUsedUp: boolean;
  /** Takes the line, which begins with "• ", for one use of AI Write. */
  onAccept: (line: string) => void;
};
