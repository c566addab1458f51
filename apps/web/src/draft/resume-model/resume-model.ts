import type { DocumentModel } from '@shortlist/draft';
import {
  applyEdit,
  arrangeEntries,
  fillEmptyLists,
  flatEntriesOf,
  isBlankEntry,
  SECTIONS,
  withEntryOrder,
  withFlatEntries,
} from '@shortlist/resume';
import { keepUses } from './keep-uses.ts';
import { RESUME_FIELDS } from './part-fields.ts';
import { partProblem } from './part-problem.ts';
import { partsOfEdit } from './parts-of-edit.ts';
import type { ResumeTypes } from './resume-types.ts';

/** A resume as the draft engine sees it: contact, texts and the order of sections, and a list of entries for each kind. */
export const createResumeModel = (sections = SECTIONS): DocumentModel<ResumeTypes> => ({
  sections: ['contact', 'summary', 'skills', 'section_order'],
  lists: sections.entries.map(({ kind }) => kind),
  readSection: (resume, section) => resume[section === 'section_order' ? 'sectionOrder' : section],
  withSection: (resume, section, content) => ({
    ...resume,
    [section === 'section_order' ? 'sectionOrder' : section]: content,
  }),
  listEntries: (resume, kind) => flatEntriesOf(resume, kind, sections),
  withEntries: (resume, kind, entries) => withFlatEntries(resume, kind, entries, sections),
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: (resume, kind) => resume.entryOrder?.[kind],
  withOrder: (resume, kind, order) => withEntryOrder(resume, kind, order, sections),
  arrange: (entries, order) => arrangeEntries(entries, order),
  isEmptyEntry: isBlankEntry,
  fillEmptyLists: (resume, newId) => fillEmptyLists(resume, newId, sections),
  applyEdit: (resume, edit) => applyEdit(resume, edit, sections),
  partsOfEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  keepSpent: keepUses,
  fields: RESUME_FIELDS,
  findProblem: (key, value) => partProblem(key, value, new Date(), sections),
});

/** The model of a resume with the product's sections. */
export const resumeModel = createResumeModel();
