import type { DocumentTitle, ResumeId } from '@shortlist/model';
import type { ReactNode } from 'react';

/** Input of the way from a file, and what it tells the form that it began in. */
type ImportSlot = {
  file: File;
  /** Source that it is taken for: a document, or data that another program has exported. */
  source: 'document' | 'data';
  about: DocumentTitle;
  /** Job description to compare the resume with; stays in this browser. */
  jobDescription: string;
  /** Back to the form. */
  onCancel: () => void;
  /** The file cannot be used: the resume starts empty. */
  onWriteByHand: () => void;
  /** The resume is there, with what was read from the file. */
  onSaved: (resumeId: ResumeId) => void;
};

/** Reads the file, shows what it says and saves it: given by the page, for it is another feature. */
export type RenderImport = (slot: ImportSlot) => ReactNode;
