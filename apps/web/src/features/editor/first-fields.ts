import type { EntryKind, FieldName } from '@shortlist/resume';

/** The field of a new entry that takes the focus. */
export const FIRST_FIELDS: Record<EntryKind, FieldName> = {
  experience: 'role',
  education: 'degree',
  certification: 'name',
  award: 'name',
  project: 'name',
};
