import {
  bulletLines,
  contactParts,
  type EditorSection,
  type EntryKind,
  type FieldName,
  formatFieldRef,
  listPrintedEntries,
  type Resume,
  SECTION_OF_KIND,
} from '@shortlist/resume';

/** A stretch of a resume's text and the field it came from, as `formatFieldRef` writes it. */
export type ResumePart = { start: number; end: number; source: string; section: EditorSection };

/** A resume as plain text, one statement a line. Of plain text the parts are unknown. */
export type ResumeText = { text: string; parts: readonly ResumePart[] };

type Line = Omit<ResumePart, 'start' | 'end'> & { text: string };
type Named = Exclude<EntryKind, 'experience' | 'education'>;

/**
 * The text that a resume's keywords are looked for in: what it prints, but of the contact only the place. A name or
 * an address may hold a keyword by chance; a place that a posting asks for is answered by the place.
 */
export function resumeText(resume: Resume | string): ResumeText {
  if (typeof resume === 'string') return { text: resume, parts: [] };
  let text = '';
  const parts = listResumeLines(resume).map(({ text: line, ...from }) => {
    const start = text.length;
    text += `${line}\n`;
    return { start, end: start + line.length, ...from };
  });
  return { text, parts };
}

function listResumeLines(resume: Resume): Line[] {
  return [
    ...placeLines(resume),
    ...textLines(resume.summary, { section: 'summary', field: 'summary' }),
    ...listPrintedEntries(resume, 'experience').flatMap(({ id, role, company, bullets }) => [
      line([role, company], { section: 'experience', field: 'role', entryId: id }),
      ...textLines(bullets, { section: 'experience', field: 'bullets', entryId: id }),
    ]),
    ...listPrintedEntries(resume, 'education').flatMap(({ id, degree, minor, school, bullets }) => [
      line([degree, minor, school], { section: 'education', field: 'degree', entryId: id }),
      ...textLines(bullets, { section: 'education', field: 'bullets', entryId: id }),
    ]),
    ...(['project', 'certification', 'award'] as const).flatMap((kind) => namedLines(resume, kind)),
    ...textLines(resume.skills, { section: 'skills', field: 'skills' }),
  ].filter(({ text }) => text !== '');
}

const PLACE_FIELDS: ReadonlySet<FieldName> = new Set(['city', 'state', 'country']);

const placeLines = ({ contact }: Resume): Line[] =>
  contactParts(contact)
    .filter(({ field }) => PLACE_FIELDS.has(field))
    .map(({ text, field }) => line([text], { section: 'contact', field }));

function namedLines(resume: Resume, kind: Named): Line[] {
  const section = SECTION_OF_KIND[kind];
  return listPrintedEntries(resume, kind).flatMap(({ id, name, organization, relevance }) => [
    line([name, organization], { section, field: 'name', entryId: id }),
    ...textLines(relevance, { section, field: 'relevance', entryId: id }),
  ]);
}

type Field = { section: EditorSection; field: FieldName; entryId?: Resume['awards'][number]['id'] };

const line = (texts: readonly string[], field: Field): Line => ({
  text: texts.filter((text) => text.trim() !== '').join(', '),
  section: field.section,
  source: formatFieldRef(field),
});

const textLines = (text: string, field: Field): Line[] =>
  bulletLines(text).map((bullet) => ({
    text: bullet.text,
    section: field.section,
    source: formatFieldRef({ ...field, line: bullet.line }),
  }));
