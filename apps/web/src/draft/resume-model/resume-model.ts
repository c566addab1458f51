import type { DocumentModel } from '@shortlist/draft';
import {
  applyEdit,
  arrangeEntries,
  fillEmptyLists,
  isBlankEntry,
  withEntryOrder,
} from '@shortlist/resume';
import { sayRule } from '#lib/text/say-rule.ts';
import { keepUses } from './keep-uses.ts';
import { RESUME_FIELDS } from './part-fields.ts';
import { partProblem } from './part-problem.ts';
import { partsOfEdit } from './parts-of-edit.ts';
import { ENTRY_KINDS, listEntries, withEntries } from './resume-entries.ts';
import type { ResumeTypes } from './resume-types.ts';

/** A resume as the draft engine sees it: contact, texts and the order of sections, and a list of entries for each kind. */
export const resumeModel: DocumentModel<ResumeTypes> = {
  sections: ['contact', 'summary', 'skills', 'section_order'],
  lists: ENTRY_KINDS,
  readSection: (resume, section) => resume[section === 'section_order' ? 'sectionOrder' : section],
  withSection: (resume, section, content) => ({
    ...resume,
    [section === 'section_order' ? 'sectionOrder' : section]: content,
  }),
  listEntries,
  withEntries,
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: (resume, kind) => resume.entryOrder?.[kind],
  withOrder: withEntryOrder,
  arrange: (entries, order) => arrangeEntries(entries, order),
  isEmptyEntry: isBlankEntry,
  fillEmptyLists,
  applyEdit,
  partsOfEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  keepSpent: keepUses,
  fields: RESUME_FIELDS,
  findProblem(key, value) {
    const problem = partProblem(key, value);
    return problem && { ...problem, message: sayRule(problem.message) };
  },
};
