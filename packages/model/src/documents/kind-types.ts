import type { DocumentTypes } from '@shortlist/draft';
import type { Message } from '@shortlist/messages';
import type { EntryId, ResumeId } from '../ids.ts';
import type { ExperienceLevel } from '../resume/resume-schema.ts';

/** Name and purpose of a document of any kind, and the document whose head and look it follows. */
export type DocumentTitle = {
  title: string;
  level: ExperienceLevel | '';
  industry: string;
  base?: ResumeId | undefined;
};

/** The same as the server has it; changed by its own dialog, not by the draft. */
export type DocumentTitleSaved = DocumentTitle & {
  /** Revision of these; undefined when the server did not say. */
  revision?: number | undefined;
};

/** The types of a document of any kind, as drafts hold it. */
export type KindTypes = DocumentTypes & {
  id: EntryId;
  entry: { readonly id: EntryId };
  about: DocumentTitleSaved;
  message: Message<'rules'>;
};
