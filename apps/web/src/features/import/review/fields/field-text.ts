import {
  applyEdit,
  type Edit,
  type EditorSection,
  type EntryKind,
  entriesOf,
  FIRST_BULLET,
  formatLabelledLines,
  linkedinHandle,
  memberText,
  parseLabelledLines,
  type Resume,
  type Sections,
  textOf,
} from '@shortlist/model';
import { settledDate } from '#platform/text/read-any-date.ts';
import { endDateChange, storedDate } from '#platform/text/read-typed-date.ts';
import { type FieldPlace, picksOf, specOf } from './review-fields.ts';

/** Returns the text of a field: bullets without their marks, labels before a colon. Empty for one that is not there. */
export function readField(resume: Resume, place: FieldPlace, sections: Sections): string {
  const held = heldText(resume, place, sections);
  const { form } = specOf(place, sections);
  if (form === 'labelled') return withColons(held);
  return form === 'bullets' ? withoutMarks(held) : held;
}

/** The resume with `text`, bullets without their marks and labels before a colon, in the field. */
export function writeField(
  resume: Resume,
  place: FieldPlace,
  text: string,
  sections: Sections,
): Resume {
  const { form } = specOf(place, sections);
  const plain = form === 'labelled' ? withoutColons(text) : text;
  const held = form === 'bullets' ? withMarks(text) : plain;
  return applyEdit(resume, editOf(place, held, sections), sections);
}

const COLON = ': ';

/** Lines with labels as a person types them: "GitHub: github.com/ada". */
const withColons = (held: string): string =>
  parseLabelledLines(held)
    .map(({ label, text }) => (label === '' ? text : `${label}${COLON}${text}`))
    .join('\n');

const withoutColons = (typed: string): string =>
  typed === '' ? '' : formatLabelledLines(typed.split('\n').map(labelledLine));

function labelledLine(line: string) {
  const end = line.indexOf(COLON);
  return end < 0
    ? { label: '', text: line }
    : { label: line.slice(0, end), text: line.slice(end + COLON.length) };
}

/** The text as the field holds it once typing has ended: a date as dates are stored, the bare handle of a profile. */
export function settledText(place: FieldPlace, text: string, sections: Sections): string {
  if (specOf(place, sections).form === 'date') {
    return settledDate(text, picksOf(place)) ?? storedDate(text);
  }
  // Of several words only the first would be left, which may not be the handle.
  const isProfile = place.field === 'linkedin' && !/\s/.test(text.trim());
  return isProfile ? linkedinHandle(text) : text;
}

function heldText(
  resume: Resume,
  { section, field, entryId }: FieldPlace,
  sections: Sections,
): string {
  const kind = sections.kindOf(section);
  if (kind) {
    const entry = entriesOf(resume, kind).find(({ id }) => id === entryId);
    const text = entry && memberText(sections.ofKind(kind), entry, field);
    return typeof text === 'string' ? text : '';
  }
  const textKind = textKindOf(section, sections);
  return textKind ? textOf(resume, textKind) : textIn(resume.contact, field);
}

/** The kind of a section that is one text; undefined for any other. */
const textKindOf = (section: EditorSection, { texts }: Sections) =>
  texts.find(({ path }) => path === section)?.kind;

function textIn(holder: object | undefined, field: string): string {
  const value = holder && Object.entries(holder).find(([name]) => name === field)?.[1];
  return typeof value === 'string' ? value : '';
}

function editOf({ section, field, entryId }: FieldPlace, text: string, sections: Sections): Edit {
  const kind = sections.kindOf(section);
  const textKind = textKindOf(section, sections);
  if (textKind) return { type: 'set-text', kind: textKind, text };
  if (!kind || !entryId) return { type: 'set-contact', changes: { [field]: text } };
  return {
    type: 'set-entry',
    kind,
    id: entryId,
    changes: entryChanges(kind, field, text, sections),
  };
}

/** Returns the changes of an entry by a text: choosing an end that may be "Present" is more than a text. */
function entryChanges(kind: EntryKind, field: string, text: string, sections: Sections): object {
  const lasts = sections.ofKind(kind).fields.some(({ members }) => 'isCurrent' in members);
  return lasts && field === 'endDate' ? endDateChange(text) : { [field]: text };
}

/** The lines with a bullet before each; nothing stays nothing. */
export const withMarks = (text: string): string =>
  text === '' ? '' : text.split('\n').map(markLine).join('\n');

const markLine = (line: string) => `${FIRST_BULLET}${line}`;

/** The lines without the bullets that `withMarks` gives them. */
export const withoutMarks = (held: string): string =>
  held
    .split('\n')
    .map((line) => (line.startsWith(FIRST_BULLET) ? line.slice(FIRST_BULLET.length) : line))
    .join('\n');
