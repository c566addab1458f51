import type { DocumentModel } from '@shortlist/draft';
import type { ModelPorts } from '../../documents/document-kind.ts';
import { applyEdit } from '../edits/apply-edit.ts';
import { arrangeEntries, withEntryOrder } from '../edits/arrange-entries.ts';
import { fillEmptyLists } from '../empty-resume.ts';
import type { PartValue } from '../parts/part.ts';
import { readSection, withSection } from '../parts/part.ts';
import {
  entryOfKey,
  orderKey,
  type PartKey,
  type PartShape,
  parsePartKey,
  type SectionKey,
  settingsKey,
} from '../parts/part-key.ts';
import { partKindOf } from '../parts/part-kinds.ts';
import { isPartKey } from '../parts/resume-parts.ts';
import { entriesOf, entryOrderOf, type Resume, type TextKind, withEntries } from '../resume.ts';
import { isEmptyEntry } from '../rules/is-empty-entry.ts';
import type { Sections } from '../sections/create-sections.ts';
import { ENTRY_SCHEMA } from '../sections/entries/entry-content.ts';
import { emptyMember } from '../sections/entries/member-codecs.ts';
import { sharePointIds } from '../sections/entries/point-ids.ts';
import type { EntryKind } from '../sections/registry.ts';
import { RESUME_FIELDS } from './part-fields.ts';
import { partProblem } from './part-problem.ts';
import { partsOfEdit } from './parts-of-edit.ts';
import type { ResumeTypes } from './resume-types.ts';

type Entry = ResumeTypes['entry'];

/** A resume as the draft engine sees it: contact, texts and the order of sections, and a list of entries for each kind in `sections`. */
export const createResumeModel = (
  sections: Sections,
  { newPointId, now }: ModelPorts,
): DocumentModel<ResumeTypes> => ({
  schema: ENTRY_SCHEMA,
  upgradeValue: (key, value, schema) => upgradeValue(key, value, schema, sections),
  shareIds: (key, value, other) => shareIds(key, value, other, sections),
  sections: (resume) => listSections(resume, sections),
  lists: (resume) => listsOf(resume).map(({ kind }) => kind),
  isSection: (name) => isSection(name, sections),
  isList: (name) => isList(name, sections),
  readSection: (resume, section) => readSection(resume, section, sections),
  withSection: (resume, section, content) => withSection(resume, section, content, sections),
  listEntries: entriesOf,
  withEntries: (resume, kind, entries) => withEntries(resume, kind, entries),
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: (resume, kind) => entryOrderOf(resume, kind),
  withOrder: (resume, kind, order) => withEntryOrder(resume, kind, order),
  arrange: (entries, order) => arrangeEntries(entries, order),
  isEmptyEntry: isEmptyEntry,
  fillEmptyLists: (resume, newId) => fillEmptyLists(resume, newId, sections),
  applyEdit: (resume, edit) => applyEdit(resume, edit, sections, newPointId),
  partsOfEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  fields: RESUME_FIELDS,
  emptyField: (key, field) => emptyField(key, field, sections),
  findProblem: (key, value) => partProblem(key, value, now(), sections),
});

function upgradeValue(key: PartKey, value: PartValue, schema: number, sections: Sections) {
  const ref = parsePartKey(key);
  return partKindOf(ref).upgrade?.(value, { ref, schema, sections }) ?? value;
}

/** Returns an empty text, or of a date or points of an entry the value that is one. */
function emptyField(key: PartKey, field: string, { ofKind }: Sections): unknown {
  const entry = entryOfKey(key);
  const empty = entry && emptyMember(ofKind(entry.kind), field);
  return empty ?? '';
}

function shareIds(key: PartKey, value: PartValue, other: PartValue, { ofKind }: Sections) {
  const entry = entryOfKey(key);
  if (!entry || value === undefined || other === undefined) return value;
  return sharePointIds(ofKind(entry.kind), value as Entry, other as Entry);
}

/** The parts of a resume that there is one of: texts and settings of its sections, and what every resume has. */
function listSections({ sections: held }: Resume, sections: Sections): SectionKey[] {
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

const isSection = (name: string, sections: Sections): boolean =>
  isPartKey(name, sections) && !LISTED.has(parsePartKey(name).shape);

/** Shapes of the parts of a list of entries. */
const LISTED: ReadonlySet<PartShape> = new Set(['order', 'entry']);

const isList = (name: string, sections: Sections): boolean =>
  // A kind of entry or none: the registry says which.
  isPartKey(orderKey(name as EntryKind), sections);

type ListSection = Extract<Resume['sections'][number], { entries: unknown }>;
