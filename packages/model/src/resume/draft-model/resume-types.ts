import type { Message } from '@shortlist/messages';
import type { DocumentTitleSaved } from '../../documents/kind-types.ts';
import type { EntryId } from '../../ids.ts';
import type { Edit } from '../edits/edit.ts';
import type { SectionValue } from '../parts/part.ts';
import type { SectionKey } from '../parts/part-key.ts';
import type { Resume } from '../resume.ts';
import type { EntryOf } from '../sections/entries/entry.ts';
import type { EntryKind } from '../sections/registry.ts';

/** The types of a resume as a document of drafts. */
export type ResumeTypes = {
  document: Resume;
  section: SectionKey;
  list: EntryKind;
  id: EntryId;
  entry: EntryOf<EntryKind>;
  content: SectionValue;
  edit: Edit;
  about: DocumentTitleSaved;
  message: Message<'rules'>;
};
