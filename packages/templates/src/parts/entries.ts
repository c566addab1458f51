import type { Block, Span } from '@shortlist/layout';
import {
  bulletLines,
  type EntryKind,
  type EntryOf,
  type FieldName,
  type FieldRef,
  formatDateRange,
  listPrintedEntries,
  type Resume,
  SECTION_OF_KIND,
} from '@shortlist/resume';
import { ENTRY_SPACE } from '../measures.ts';
import { bar, bold, bullet, entryLine, paragraph, plain } from './text.ts';

/** A text of an entry and the field it stands in. */
type Said = { text: string; field: FieldName };

/** What an entry of any kind prints. Empty texts are left out. */
type EntryLook = {
  /** The first that says something is the entry's name, the others follow it. */
  name: Said[];
  date: Said;
  /** On a line of its own below: where it was. */
  place?: Said[];
  /** On a line of its own below that, between bars. */
  remarks?: Said[];
  bullets: Said;
};

const LOOKS: { [K in EntryKind]: (entry: EntryOf<K>) => EntryLook } = {
  experience: ({ role, company, location, startDate, endDate, isCurrent, bullets }) => ({
    name: [role.trim() ? { text: role, field: 'role' } : { text: company, field: 'company' }],
    date: {
      text: formatDateRange(startDate, endDate, isCurrent),
      field: startDate.trim() ? 'startDate' : 'endDate',
    },
    place: [
      { text: role.trim() ? company : '', field: 'company' },
      { text: location, field: 'location' },
    ],
    bullets: { text: bullets, field: 'bullets' },
  }),
  education: ({ degree, school, location, minor, gpa, startDate, endDate, bullets }) => ({
    name: [degree.trim() ? { text: degree, field: 'degree' } : { text: school, field: 'school' }],
    date: {
      text: formatDateRange(startDate, endDate, false),
      field: startDate.trim() ? 'startDate' : 'endDate',
    },
    place: [
      { text: degree.trim() ? school : '', field: 'school' },
      { text: location, field: 'location' },
    ],
    remarks: [
      { text: minor.trim() && `Minor: ${minor.trim()}`, field: 'minor' },
      { text: gpa.trim() && `GPA: ${gpa.trim()}`, field: 'gpa' },
    ],
    bullets: { text: bullets, field: 'bullets' },
  }),
  project: awardLook,
  certification: awardLook,
  award: awardLook,
};

function awardLook({ name, organization, date, relevance }: EntryOf<'award'>): EntryLook {
  return {
    name: [
      { text: name, field: 'name' },
      { text: organization, field: 'organization' },
    ],
    date: { text: date, field: 'date' },
    bullets: { text: relevance, field: 'relevance' },
  };
}

/** The blocks of every entry of one kind that says something, in the resume's order. */
export function entries<K extends EntryKind>(resume: Resume, kind: K): Block[] {
  return listPrintedEntries(resume, kind).flatMap((entry) => {
    const refOf = (field: FieldName, line?: number): FieldRef => ({
      section: SECTION_OF_KIND[kind],
      entryId: entry.id,
      field,
      ...(line !== undefined && { line }),
    });
    return entryBlocks(LOOKS[kind](entry), refOf);
  });
}

type RefOf = (field: FieldName, line?: number) => FieldRef;

/** An entry's lines stay with each other and with its first bullet. */
function entryBlocks(look: EntryLook, refOf: RefOf): Block[] {
  const span = ({ text, field }: Said) => plain(text.trim(), refOf(field));
  const lines = [
    entryLine(nameSpans(look.name, refOf), saying([look.date]).map(span)),
    paragraph(joined(saying(look.place).map(span))),
    paragraph(between(saying(look.remarks).map(span), bar)),
  ].filter(({ spans, aside }) => spans.length > 0 || aside);
  const bullets = bulletLines(look.bullets.text).map(({ text, line }) =>
    bullet(plain(text, refOf(look.bullets.field, line))),
  );
  return [...lines, ...bullets].map((block, at, blocks) => ({
    ...block,
    spaceBefore: at === 0 ? ENTRY_SPACE : 0,
    keepWithNext: block.role !== 'bullet' && at < blocks.length - 1,
  }));
}

function nameSpans(texts: readonly Said[], refOf: RefOf): Span[] {
  const spans = saying(texts).map(({ text, field }, at) =>
    at === 0 ? bold(text.trim(), refOf(field)) : plain(text.trim(), refOf(field)),
  );
  return joined(spans);
}

const saying = (texts: readonly Said[] = []) => texts.filter(({ text }) => text.trim() !== '');

/** Spans with commas between them; a comma belongs to the text after it. */
const joined = ([first, ...others]: Span[]): Span[] =>
  first ? [first, ...others.map((span) => ({ ...span, text: `, ${span.text}` }))] : [];

const between = (spans: readonly Span[], separator: () => Span): Span[] =>
  spans.flatMap((span, at) => (at > 0 ? [separator(), span] : [span]));
