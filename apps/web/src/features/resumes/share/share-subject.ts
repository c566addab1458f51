import type { ResumeId } from '@shortlist/model';

/** A document that is shared. */
export type ShareSubject = {
  document_id: ResumeId;
  kind: string;
  title: string;
  /** Document that it follows. */
  base_id?: ResumeId | undefined;
};
