import { en, say } from '@shortlist/messages';
import { CHECK_BELOW, type ParsedResume, writeSections } from '@shortlist/parser';
import {
  entriesOf,
  formatFieldRef,
  type PaperSection,
  type Resume,
  SECTIONS,
  type Sections,
  writeJsonResume,
} from '@shortlist/resume';

export const PARSE_FORMATS = ['jsonresume', 'sections'] as const;
export type ParseFormat = (typeof PARSE_FORMATS)[number];

type Describing = { format: ParseFormat; explain: boolean; sections?: Sections };

/**
 * What was read, as a value for JSON. Explanations stand under `explanation`: each field with its place in
 * the resume, what was read, how sure that is (0 to 1), why, and the lines it stood in; and the text that
 * found no place.
 */
export function describeReading(
  parsed: ParsedResume,
  { format, explain, sections = SECTIONS }: Describing,
): object {
  const { resume } = parsed;
  const described =
    format === 'sections' ? writeSections(resume) : writeJsonResume(resume, sections);
  return explain ? { ...described, explanation: explainReading(parsed, sections) } : described;
}

function explainReading({ resume, fields, unplaced }: ParsedResume, sections: Sections) {
  const positions = positionsOf(resume, sections);
  return {
    fields: fields.map(({ ref: { entryId, ...field }, text, confidence, reason, places }) => ({
      field: formatFieldRef(field),
      ...(entryId !== undefined && { entry: positions.get(entryId) }),
      text,
      confidence,
      reason: say({ reasons: en.reasons }, { code: reason }),
      places,
    })),
    unplaced,
  };
}

/** The place of each entry in its list, from 0. */
function positionsOf(resume: Resume, sections: Sections): Map<string, number> {
  const lists = sections.entries.map(({ kind }) => entriesOf(resume, kind));
  return new Map(lists.flatMap((list) => list.map(({ id }, at): [string, number] => [id, at])));
}

function countEntries(resume: Resume, section: PaperSection): string {
  const kind = SECTIONS.kindOf(section);
  return kind ? count(entriesOf(resume, kind).length, kind) : '';
}

/** One line about what was read: "Ada Lovelace: 2 experiences, 1 education, 8 skills; 3 to check". */
export function summarize({ resume, fields, unplaced }: ParsedResume): string {
  const { skills } = writeSections(resume);
  const parts = [
    ...SECTIONS.paper.map((section) => countEntries(resume, section)),
    count(skills.length, 'skill'),
  ].filter((part) => part !== '');
  const unsure = fields.filter(({ confidence }) => confidence < CHECK_BELOW).length;
  const hidden = unplaced.filter(({ isHidden }) => isHidden).length;
  const notes = [
    ...(unsure > 0 ? [`${unsure} to check`] : []),
    ...(unplaced.length > 0 ? [`${unplaced.length} unplaced`] : []),
    ...(hidden > 0 ? [`${hidden} of them hidden on the page`] : []),
  ];
  const name = resume.contact.fullName || 'no name';
  return [`${name}: ${parts.join(', ') || 'no sections'}`, ...notes].join('; ');
}

function count(number: number, noun: string): string {
  if (number === 0) return '';
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
