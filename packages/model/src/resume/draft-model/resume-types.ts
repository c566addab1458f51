import type { Message } from '@shortlist/messages';
import type { EntryId } from '../../ids.ts';
import type { Edit } from '../edits/edit.ts';
import type { SectionValue } from '../parts/part.ts';
import type { SectionKey } from '../parts/part-key.ts';
import type { Resume } from '../resume.ts';
import type { ExperienceLevel } from '../resume-schema.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';

/** Name and purpose of a resume. */
export type ResumeTitle = { title: string; level: ExperienceLevel | ''; industry: string };

/** The same as the server has it; changed by its own dialog, not by the draft. */
export type ResumeAbout = ResumeTitle & {
  /** Revision of these; undefined when the server did not say. */
  revision?: number | undefined;
};

/** The types of a resume as a document of drafts. */
export type ResumeTypes = {
  document: Resume;
  section: SectionKey;
  list: EntryKind;
  id: EntryId;
  entry: EntryOf<EntryKind>;
  content: SectionValue;
  edit: Edit;
  about: ResumeAbout;
  message: Message<'rules'>;
};
