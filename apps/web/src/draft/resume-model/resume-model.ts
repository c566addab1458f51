import type { DocumentModel } from '@shortlist/draft';
import {
  applyEdit,
  arrangeEntries,
  type Contact,
  emptyContact,
  entryOrderOf,
  fillEmptyLists,
  flatEntriesOf,
  isEmptyEntry,
  isOwnKey,
  NO_PHOTO,
  type PaperSection,
  paperOrder,
  type Resume,
  readLook,
  readPhoto,
  readSettings,
  SECTIONS,
  type Sections,
  sectionOfSettings,
  sectionSettings,
  settingsKey,
  type TextKind,
  textOf,
  withEntryOrder,
  withFlatEntries,
  withPaperOrder,
  withPhoto,
  withSettings,
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
  sections: (resume) => listSections(resume, sections),
  lists: (resume) => listsOf(resume).map(({ kind }) => kind),
  isSection: (name) => isSection(name, sections),
  isList: (name) => isList(name, sections),
  readSection: (resume, section) => readSection(resume, section, sections),
  withSection: (resume, section, content) => withSection(resume, section, content, sections),
  listEntries: (resume, kind) => flatEntriesOf(resume, kind, sections),
  withEntries: (resume, kind, entries) => withFlatEntries(resume, kind, entries, sections),
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: (resume, kind) => entryOrderOf(resume, kind),
  withOrder: (resume, kind, order) => withEntryOrder(resume, kind, order),
  arrange: (entries, order) => arrangeEntries(entries, order),
  isEmptyEntry: isEmptyEntry,
  fillEmptyLists: (resume, newId) => fillEmptyLists(resume, newId, sections),
  applyEdit: (resume, edit) => applyEdit(resume, edit, sections),
  partsOfEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  fields: createPartFields(sections),
  findProblem: (key, value) => partProblem(key, value, new Date(), sections),
});

const ONCE = ['contact', 'section_order', 'look', 'photo'];

/** The parts of a resume that there is one of: texts and settings of its sections, and what every resume has. */
function listSections({ sections: held }: Resume, sections: Sections): Section[] {
  const { kinds } = sections;
  const known = [...sections.texts, ...kinds.filter(({ shape }) => shape === 'text')];
  const texts = [
    ...known.map(({ kind }) => kind),
    ...held.flatMap((section) => ('text' in section ? [section.kind] : [])),
  ];
  const keys = [...kinds.map(({ kind }) => kind), ...held.map(({ key }) => key)];
  const settings = [...new Set<string>(keys)].map(settingsKey);
  // What is a text has the kind of one.
  return [
    'contact',
    ...new Set(texts as TextKind[]),
    'section_order',
    'look',
    'photo',
    ...settings,
  ];
}

const listsOf = ({ sections: held }: Resume) =>
  held.filter((section): section is ListSection => 'entries' in section);

function isSection(name: string, { kinds }: Sections): boolean {
  const key = sectionOfSettings(name) ?? name;
  if (ONCE.includes(name) || isOwnKey(key)) return true;
  const kind = kinds.find((each) => each.kind === key);
  return kind !== undefined && (key !== name || kind.shape === 'text');
}

const isList = (name: string, { kinds }: Sections): boolean =>
  isOwnKey(name) || kinds.some(({ kind, shape }) => kind === name && shape === 'entries');

type Section = ResumeTypes['section'];
type ListSection = Extract<Resume['sections'][number], { entries: unknown }>;
type Content = ResumeTypes['content'];

function readSection(resume: Resume, section: Section, sections: Sections): Content {
  if (section === 'contact') return resume.contact;
  if (section === 'look') return resume.look;
  if (section === 'photo') return resume.photo ?? NO_PHOTO;
  const settings = sectionOfSettings(section);
  if (settings !== undefined) return sectionSettings(resume, settings);
  return section === 'section_order'
    ? paperOrder(resume, sections)
    : textOf(resume, section as TextKind);
}

/** The content must be of the section's kind. */
function withSection(resume: Resume, section: Section, content: Content, sections: Sections) {
  // What an older release left on a disk lacks what it did not know.
  if (section === 'contact')
    return { ...resume, contact: { ...emptyContact(), ...(content as Contact) } };
  if (section === 'look') return { ...resume, look: readLook(content) };
  if (section === 'photo') return withPhoto(resume, readPhoto(content));
  const settings = sectionOfSettings(section);
  if (settings !== undefined)
    return withSettings(resume, settings, readSettings(content), sections);
  return section === 'section_order'
    ? withPaperOrder(resume, content as PaperSection[], sections)
    : withText(resume, section as TextKind, content as string);
}
