import {
  type EditorSection,
  type FieldName,
  formatFieldRef,
  PLACE_FIELDS,
  type PrintedEntry,
  type PrintedText,
  printedResume,
  type Resume,
  type Sections,
} from '@shortlist/model';

/** A stretch of a resume's text and the field it came from, as `formatFieldRef` writes it. */
export type ResumePart = { start: number; end: number; source: string; section: EditorSection };

/** A resume as plain text, one statement a line. Of plain text the parts are unknown. */
export type ResumeText = { text: string; parts: readonly ResumePart[] };

/** The text of a resume as `resumeText` made it, or plain text. */
export type GivenResume = ResumeText | string;

type Line = Omit<ResumePart, 'start' | 'end'> & { text: string };

/**
 * The text that a resume's keywords are looked for in: what it prints, but of the contact only the place. A name or
 * an address may hold a keyword by chance; a place that a posting asks for is answered by the place.
 */
export function resumeText(resume: Resume, sections: Sections): ResumeText {
  let text = '';
  const parts = listResumeLines(resume, sections).map(({ text: line, ...from }) => {
    const start = text.length;
    text += `${line}\n`;
    return { start, end: start + line.length, ...from };
  });
  return { text, parts };
}

/** Returns the text that was given, and of which parts it is where these are known. */
export const givenText = (given: GivenResume): ResumeText =>
  typeof given === 'string' ? { text: given, parts: [] } : given;

function listResumeLines(resume: Resume, known: Sections): Line[] {
  const { headline, contact, sections } = printedResume(resume, { all: true, sections: known });
  return [
    ...lineOf(headline ? [headline] : []),
    ...contact
      .filter(({ field }) => PLACES.has(field))
      .flatMap(({ text, field }) => lineOf([{ text, ref: { section: 'contact', field } }])),
    ...sections.flatMap(({ lines, entries }) => [
      ...lines.flatMap((line) => lineOf([line])),
      ...entries.flatMap(entryLines),
    ]),
  ];
}

/** Lists what an entry says of somebody's work: neither when nor where that was. */
const entryLines = ({ employer, name, organization, remarks, points }: PrintedEntry): Line[] => [
  ...lineOf(employer?.organization ?? []),
  ...lineOf([...name, ...organization]),
  ...[...remarks, ...points].flatMap((text) => lineOf([text])),
];

/** Texts in one line, which a click on it opens by the first. */
function lineOf(texts: readonly PrintedText[]): Line[] {
  const [first] = texts;
  if (!first) return [];
  const text = texts.map((each) => each.text).join(', ');
  return [{ text, section: first.ref.section, source: formatFieldRef(first.ref) }];
}

const PLACES: ReadonlySet<FieldName> = new Set(PLACE_FIELDS);
