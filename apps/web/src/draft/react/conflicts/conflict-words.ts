import { type PartField, sameValue, WHOLE } from '@shortlist/draft';
import {
  type EditorSection,
  EntryId,
  type EntryKind,
  entriesOf,
  entryTitle,
  nameOfEntry,
  PRESENT,
  paperSectionSchema,
  type Resume,
  SECTIONS,
  type Sections,
  sectionOfSettings,
  sectionsOf,
} from '@shortlist/resume';
import { entryOfKey, kindOfOrder, readPart } from '../../resume-model/part.ts';
import { listFields, readMarkedText } from '../../resume-model/part-fields.ts';
import type {
  Conflict,
  DraftState,
  Entry,
  PartKey,
  PartValue,
} from '../../resume-model/resume-types.ts';
import { markedWords } from './marked-words.ts';

/** One field in two versions, as words. */
type FieldVersions = { field: PartField; label: string; mine: string; theirs: string };

/** A part that was changed in two places, and the fields to choose in; as a whole where it is not known which differ by whom. */
export type Question = {
  key: PartKey;
  title: string;
  isWhole: boolean;
  isDeletedHere: boolean;
  isDeletedThere: boolean;
  /** It was left unsaved in another window, not saved. */
  isCompeting: boolean;
  fields: FieldVersions[];
};

/** Labels of the fields of parts that are no entries: the contact, the look, and the settings of a section. */
const LABELS: Readonly<Record<PartField, string>> = {
  fullName: 'Full Name',
  email: 'Email',
  phone: 'Phone',
  linkedin: 'LinkedIn',
  website: 'Website',
  country: 'Country',
  state: 'State',
  city: 'City',
  'shown.phone': 'Show phone on resume',
  'shown.linkedin': 'Show LinkedIn on resume',
  'shown.country': 'Show country on resume',
  'shown.state': 'Show state on resume',
  'shown.city': 'Show city on resume',
  design: 'Design',
  paper: 'Paper',
  title: 'Title',
  isHidden: 'Hidden',
  isAdded: 'In the resume',
  shape: 'What it holds',
  startsPage: 'Begins a page',
  keptTogether: 'On one page',
  jpeg: 'Photo',
};

/** What is asked of an entry in other words than the form has for it: of the kinds of the spec, and of any. */
const ASKED_IN_CALLED: Readonly<Record<PartField, string>> = {
  name: 'Name',
  relevance: 'Description',
};
const ASKED_IN_ANY: Readonly<Record<PartField, string>> = {
  startDate: 'Start date',
  endDate: 'End date',
  bullets: 'Points',
};

/** A part and the fields that are in question. */
export function inShort({ title, isWhole, fields }: Question): string {
  const labels = fields.map(({ label }) => label).filter((label) => label !== '');
  return isWhole || labels.length === 0 ? title : `${title}, ${labels.join(', ')}`;
}

/** What there is to choose in a draft, in words. */
export const listQuestions = (
  { conflicts, document }: DraftState,
  registry = SECTIONS,
): Question[] => {
  const sections = sectionsOf(document, registry);
  return [...conflicts].map(([key, conflict]) =>
    questionOf({ resume: document, sections }, key, conflict),
  );
};

/** The resume that parts are read in, and the kinds of section that it may have. */
type Known = { resume: Resume; sections: Sections };

function questionOf(known: Known, key: PartKey, conflict: Conflict): Question {
  const { resume, sections } = known;
  const mine = readPart(resume, key, sections);
  const theirs = conflict.value;
  const isWhole = conflict.fields.includes(WHOLE);
  const asked = isWhole ? listFields(mine ?? theirs) : conflict.fields;
  return {
    key,
    title: partTitle(key, mine ?? theirs, sections),
    isWhole,
    isDeletedHere: mine === undefined,
    isDeletedThere: theirs === undefined,
    isCompeting: conflict.isCompeting === true,
    fields: asked
      .filter((field) => !sameValue(read(mine, field), read(theirs, field)))
      .map((field) => ({
        field,
        label: labelOf(key, field, sections),
        mine: inWords(known, key, read(mine, field)),
        theirs: inWords(known, key, read(theirs, field)),
      })),
  };
}

const read = (value: PartValue, field: PartField) =>
  value === undefined ? undefined : readMarkedText(value, field);

/** What a part is called; an entry by its name, where it has one. */
function partTitle(key: PartKey, value: PartValue, sections: Sections): string {
  const entry = entryOfKey(key);
  if (entry) return titleOfEntry(entry.kind, value as Entry | undefined, sections);
  const kind = kindOfOrder(key);
  if (kind) return `Order of ${sections.ofKind(kind).words.one.toLowerCase()} entries`;
  if (key === 'section_order') return 'Order of sections';
  if (key === 'look') return 'Look';
  if (key === 'photo') return 'Photo';
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return `Section “${titleOfKey(settings, sections)}”`;
  return titleOfKey(key, sections);
}

const titleOfKey = (key: string, { titleOf, pathOfKey }: Sections): string =>
  // What is in the address of an editor's section is one.
  titleOf(pathOfKey(key) as EditorSection);

/** What a field is called; of an entry as its form has it, but for few. */
function labelOf(key: PartKey, field: PartField, sections: Sections): string {
  const entry = entryOfKey(key);
  if (!entry) return LABELS[field] ?? '';
  const { call, fields } = sections.ofKind(entry.kind);
  const asked = ASKED_IN_ANY[field] ?? (call && ASKED_IN_CALLED[field]);
  return asked ?? fields.find(({ members }) => field in members)?.label ?? '';
}

function titleOfEntry(kind: EntryKind, entry: Entry | undefined, sections: Sections): string {
  const name = entry ? nameOfEntry(kind, entry, sections) : '';
  const { one } = sections.ofKind(kind).words;
  return name === '' ? one : `${one} “${name}”`;
}

function inWords(known: Known, key: PartKey, value: unknown): string {
  if (value === undefined) return '';
  if (key === 'photo') return photoInWords(value);
  if (value === null) return 'As the design has it';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value))
    return value.flatMap((each) => nameInOrder(known, key, each)).join('\n');
  if (typeof value === 'object' && value !== null) {
    const end: { endDate?: unknown; isCurrent?: unknown } = value;
    return end.isCurrent === true ? PRESENT : String(end.endDate ?? '');
  }
  return markedWords(String(value));
}

const photoInWords = (jpeg: unknown): string =>
  typeof jpeg === 'string' ? `A photo of ${Math.ceil((jpeg.length * 3) / 4096)} kB` : 'No photo';

/** What an order names: a section, or an entry that is there. */
function nameInOrder({ resume, sections }: Known, key: PartKey, named: unknown): string[] {
  const kind = kindOfOrder(key);
  if (!kind) return [sections.titleOf(paperSectionSchema(sections).parse(named))];
  const id = EntryId.parse(named);
  const entries = entriesOf(resume, kind);
  const position = entries.findIndex((entry) => entry.id === id);
  const entry = entries[position];
  return entry ? [entryTitle(kind, entry, position, sections)] : [];
}
