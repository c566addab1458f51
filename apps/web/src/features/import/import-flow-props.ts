import type { DocumentTitle, ResumeId } from '@shortlist/model';
import type { FileSource } from './reading/read-steps.ts';

export type ImportFlowProps = {
  file: File;
  source: FileSource;
  about: DocumentTitle;
  /** Job description to compare the resume with; stays in this browser. */
  jobDescription: string;
  /** The review in whose place this one is kept, where it is read once more. */
  keptId?: string;
  /** Back to the form, where everything is as it was typed. */
  onCancel: () => void;
  /** The file cannot be used: go on without one. */
  onWriteByHand: () => void;
  /** The resume is there, and its editor may take over. */
  onSaved: (resumeId: ResumeId) => void;
};
