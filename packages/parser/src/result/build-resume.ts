import {
  type Contact,
  type EditorSection,
  type EntryId,
  type EntryKind,
  type EntryOf,
  type EntryTexts,
  emptyContact,
  emptyEntry,
  type FieldName,
  formatLabelledLines,
  makeResume,
  type PaperSection,
  type Points,
  pointsOfTexts,
  type Resume,
  SECTIONS,
  type TextKind,
  withTexts,
} from '@shortlist/model';
import type { ReadContact } from '../contact/read-contact.ts';
import type { ReadFurther } from '../contact/read-further.ts';
import { placesOf } from '../document/passage.ts';
import type { ReadEducation } from '../sections/contents/read-education.ts';
import type { ReadExperience } from '../sections/contents/read-experience.ts';
import type { ReadNamed } from '../sections/contents/read-named.ts';
import type { SkillGroup } from '../sections/contents/read-skills.ts';
import type { OpenReadings } from '../sections/open/read-open.ts';
import { buildOpenEntries, buildOwnTexts, ownSettings } from './build-open.ts';
import type { ReadField } from './parsed-resume.ts';
import type { ReadValue } from './read-value.ts';

/** Everything that was read, before it is a resume. */
export type Readings = {
  contact: ReadContact & ReadFurther;
  summary: readonly ReadValue[];
  experiences: readonly ReadExperience[];
  educations: readonly ReadEducation[];
  certifications: readonly ReadNamed[];
  awards: readonly ReadNamed[];
  projects: readonly ReadNamed[];
  skills: readonly SkillGroup[];
  open: OpenReadings;
  /** The sections in the order of the document. */
  order: readonly PaperSection[];
};

/** The resume of what was read, and every field's reading. `newId` is called once for each entry. */
export function buildResume(
  readings: Readings,
  newId: () => EntryId,
): { resume: Resume; fields: ReadField[] } {
  const fields: ReadField[] = [];
  const contact = buildContact(readings.contact, fields);
  const texts: Partial<Record<TextKind, string>> = {
    summary: textOf(readings.summary, { section: 'summary', field: 'summary' }, fields),
    skills: buildGroups('skills', readings.skills, fields),
    interests: buildGroups('interests', readings.open.interests, fields),
    ...buildOwnTexts(readings.open.own, fields),
  };
  const named = (kind: 'certification' | 'award' | 'project', reads: readonly ReadNamed[]) =>
    reads.map((read) => buildNamed(kind, read, newId(), fields));
  const lists: { [K in EntryKind]?: readonly EntryOf<K>[] } = {
    experience: readings.experiences.map((read) => buildExperience(read, newId(), fields)),
    education: readings.educations.map((read) => buildEducation(read, newId(), fields)),
    certification: named('certification', readings.certifications),
    award: named('award', readings.awards),
    project: named('project', readings.projects),
    ...buildOpenEntries(readings.open, newId, fields),
  };
  const resume = makeResume(
    {
      contact,
      order: readings.order,
      settings: ownSettings(readings.open.own),
      text: (kind) => texts[kind] ?? '',
      entries: <K extends EntryKind>(kind: K) => (lists[kind] ?? []) as readonly EntryOf<K>[],
    },
    SECTIONS,
  );
  return { resume, fields };
}

function buildContact(read: Readings['contact'], fields: ReadField[]): Contact {
  const contact = emptyContact();
  for (const field of [
    'fullName',
    'email',
    'phone',
    'linkedin',
    'website',
    'city',
    'state',
    'country',
    'headline',
  ] as const) {
    const value = read[field];
    if (!value) continue;
    contact[field] = value.text;
    fields.push({ ...value, ref: { section: 'contact', field } });
  }
  for (const field of ['links', 'details'] as const) {
    const lines = read[field];
    contact[field] = formatLabelledLines(lines);
    for (const [line, { label, ...value }] of lines.entries()) {
      const text = label === '' ? value.text : `${label}: ${value.text}`;
      fields.push({ ...value, text, ref: { section: 'contact', field, line } });
    }
  }
  return contact;
}

type Where = { section: EditorSection; field: FieldName; entryId?: EntryId };

/** Values as the lines of one text. */
function textOf(values: readonly ReadValue[], ref: Where, fields: ReadField[]): string {
  addLines(values, ref, fields);
  return values.map(({ text }) => text).join('\n');
}

/** Adds the reading of each line of a field. */
function addLines(values: readonly ReadValue[], ref: Where, fields: ReadField[]): void {
  values.forEach((value, line) => {
    fields.push({ ...value, ref: { ...ref, line } });
  });
}

/** Values as points that are each led by a bullet. */
function bulletsOf(values: readonly ReadValue[], ref: Where, fields: ReadField[]): Points {
  addLines(values, ref, fields);
  return pointsOfTexts(values, '• ');
}

/** A text of groups, each a line. */
function buildGroups(
  section: 'skills' | 'interests',
  groups: readonly SkillGroup[],
  fields: ReadField[],
): string {
  const lines = groups.map(({ label, items }, line) => {
    const list = items.map((item) => item.text).join(', ');
    const text = label.text === '' ? list : `${label.text}: ${list}`;
    const confidence = Math.min(1, ...items.map((item) => item.confidence));
    const places = [...placesOf(label), ...items.flatMap((item) => item.places)];
    const ref = { section, field: section, line } as const;
    fields.push({ text, confidence, reason: items[0]?.reason ?? 'reasons.none', places, ref });
    return text;
  });
  return lines.join('\n');
}

type Values<K extends EntryKind> = Partial<
  Record<Exclude<keyof EntryTexts<K> & FieldName, 'bullets' | 'relevance'>, ReadValue | undefined>
>;

/** Puts the values that there are into an empty entry of the kind. */
function fillEntry<K extends EntryKind>(
  kind: K,
  id: EntryId,
  values: Values<K>,
  fields: ReadField[],
): EntryOf<K> {
  const section = SECTIONS.ofKind(kind).path;
  const texts = Object.entries<ReadValue | undefined>(values).flatMap(([field, value]) => {
    if (!value || value.text === '') return [];
    fields.push({ ...value, ref: { section, entryId: id, field: field as FieldName } });
    return [[field, value.text]];
  });
  const empty = emptyEntry(kind, id, SECTIONS);
  return withTexts(SECTIONS.ofKind(kind), empty, Object.fromEntries(texts));
}

function buildExperience(
  read: ReadExperience,
  id: EntryId,
  fields: ReadField[],
): EntryOf<'experience'> {
  const { role, company, location, startDate, endDate, bullets } = read;
  const entry = fillEntry(
    'experience',
    id,
    { role, company, location, startDate, endDate },
    fields,
  );
  const ref = { section: 'experience', entryId: id, field: 'bullets' } as const;
  return {
    ...entry,
    isCurrent: entry.endDate === 'present',
    bullets: bulletsOf(bullets, ref, fields),
    ...(read.isSameEmployer && { sameEmployer: true }),
  };
}

function buildEducation(
  read: ReadEducation,
  id: EntryId,
  fields: ReadField[],
): EntryOf<'education'> {
  const { degree, school, location, minor, startDate, endDate, gpa, bullets } = read;
  const entry = fillEntry(
    'education',
    id,
    { degree, school, location, minor, startDate, endDate, gpa },
    fields,
  );
  const ref = { section: 'education', entryId: id, field: 'bullets' } as const;
  return { ...entry, bullets: bulletsOf(bullets, ref, fields) };
}

function buildNamed<K extends 'certification' | 'award' | 'project'>(
  kind: K,
  read: ReadNamed,
  id: EntryId,
  fields: ReadField[],
): EntryOf<K> {
  const { name, organization, date, relevance } = read;
  const entry = fillEntry<'award'>(kind as 'award', id, { name, organization, date }, fields);
  const ref = { section: SECTIONS.ofKind(kind).path, entryId: id, field: 'relevance' } as const;
  addLines(relevance, ref, fields);
  return { ...entry, relevance: pointsOfTexts(relevance, '') } as EntryOf<K>;
}
