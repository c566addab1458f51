import { type PartField, sameValue, WHOLE } from '@shortlist/draft';
import {
  type EditorSection,
  type EntryKind,
  entryOfKey,
  kindOfOrder,
  nameOfEntry,
  readPart,
  SECTIONS,
  type Sections,
  sectionOfSettings,
  sectionsOf,
} from '@shortlist/resume';
import { listFields, readField } from '../../resume-model/part-fields.ts';
import type {
  Conflict,
  DraftState,
  Entry,
  PartKey,
  PartValue,
} from '../../resume-model/resume-types.ts';
import { labelOf } from './conflict-labels.ts';
import { type Known, type Said, valueInWords } from './conflict-values.ts';

/** One field in two versions, as words. */
type FieldVersions = { field: PartField; label: string; mine: Said; theirs: Said };

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

/** A part and the fields that are in question. */
export function inShort({ title, isWhole, fields }: Question): string {
  const labels = fields.map(({ label }) => label).filter((label) => label !== '');
  return isWhole || labels.length === 0 ? title : `${title}, ${labels.join(', ')}`;
}

/** Lists what there is to choose in a draft, in words. */
export const listQuestions = (
  { conflicts, document }: DraftState,
  registry = SECTIONS,
): Question[] => {
  const sections = sectionsOf(document, registry);
  return [...conflicts].map(([key, conflict]) =>
    questionOf({ resume: document, sections }, key, conflict),
  );
};

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
        mine: valueInWords(known, key, field, read(mine, field)),
        theirs: valueInWords(known, key, field, read(theirs, field)),
      })),
  };
}

const read = (value: PartValue, field: PartField) =>
  value === undefined ? undefined : readField(value, field);

/** Returns the title of a part; an entry's name, where it has one. */
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

function titleOfEntry(kind: EntryKind, entry: Entry | undefined, sections: Sections): string {
  const name = entry ? nameOfEntry(kind, entry, sections) : '';
  const { one } = sections.ofKind(kind).words;
  return name === '' ? one : `${one} “${name}”`;
}
