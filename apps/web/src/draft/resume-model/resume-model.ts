import type { DocumentModel } from '@shortlist/draft';
import {
  applyEdit,
  arrangeEntries,
  type Contact,
  entryOrderOf,
  fillEmptyLists,
  flatEntriesOf,
  isBlankEntry,
  type PaperSection,
  paperOrder,
  type Resume,
  readLook,
  SECTIONS,
  type Sections,
  textOf,
  withEntryOrder,
  withFlatEntries,
  withPaperOrder,
  withText,
} from '@shortlist/resume';
import { createPartFields } from './part-fields.ts';
import { partProblem } from './part-problem.ts';
import { partsOfEdit } from './parts-of-edit.ts';
import type { ResumeTypes } from './resume-types.ts';

const models = new WeakMap<Sections, DocumentModel<ResumeTypes>>();

/** The model of a resume with the kinds in `sections`; made once for each registry. */
export function resumeModelOf(sections = SECTIONS): DocumentModel<ResumeTypes> {
  const model = models.get(sections) ?? createModel(sections);
  models.set(sections, model);
  return model;
}

/** A resume as the draft engine sees it: contact, texts and the order of sections, and a list of entries for each kind in `sections`. */
const createModel = (sections: Sections): DocumentModel<ResumeTypes> => ({
  sections: ['contact', ...sections.texts.map(({ kind }) => kind), 'section_order', 'look'],
  lists: sections.entries.map(({ kind }) => kind),
  readSection: (resume, section) => readSection(resume, section, sections),
  withSection: (resume, section, content) => withSection(resume, section, content, sections),
  listEntries: (resume, kind) => flatEntriesOf(resume, kind, sections),
  withEntries: (resume, kind, entries) => withFlatEntries(resume, kind, entries, sections),
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: (resume, kind) => entryOrderOf(resume, kind),
  withOrder: (resume, kind, order) => withEntryOrder(resume, kind, order),
  arrange: (entries, order) => arrangeEntries(entries, order),
  isEmptyEntry: isBlankEntry,
  fillEmptyLists: (resume, newId) => fillEmptyLists(resume, newId, sections),
  applyEdit: (resume, edit) => applyEdit(resume, edit, sections),
  partsOfEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  fields: createPartFields(sections),
  findProblem: (key, value) => partProblem(key, value, new Date(), sections),
});

type Section = ResumeTypes['section'];
type Content = ResumeTypes['content'];

function readSection(resume: Resume, section: Section, sections: Sections): Content {
  if (section === 'contact') return resume.contact;
  if (section === 'look') return resume.look;
  return section === 'section_order' ? paperOrder(resume, sections) : textOf(resume, section);
}

/** The content must be of the section's kind. */
function withSection(resume: Resume, section: Section, content: Content, sections: Sections) {
  if (section === 'contact') return { ...resume, contact: content as Contact };
  // What an older release left on a disk lacks what it did not know.
  if (section === 'look') return { ...resume, look: readLook(content) };
  return section === 'section_order'
    ? withPaperOrder(resume, content as PaperSection[], sections)
    : withText(resume, section, content as string);
}
