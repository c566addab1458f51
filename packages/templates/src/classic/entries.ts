import type { Block, Span } from '@shortlist/document';
import type { PrintedEntry, PrintedText } from '@shortlist/model';
import { withPageBreaks } from '../parts/page-breaks.ts';
import { markedSpans } from './marked-spans.ts';
import { ENTRY_SPACE } from './measures.ts';
import { bar, bold, bullet, entryLine, italic, paragraph, plain } from './text.ts';

/** The blocks of an entry, whose lines stay with each other and with its first bullet. */
export function entry(printed: PrintedEntry): Block[] {
  const { employer, isRole, name, dates, organization, location, remarks, points } = printed;
  const lines = [
    ...(employer ? [employerLine(employer)] : []),
    entryLine(joined(name.map(isRole ? roleSpan : nameSpan)), dates.map(span)),
    paragraph(joined([...organization, ...location].map(span))),
    paragraph(
      between(
        remarks.map((remark) => markedSpans(remark, plain)),
        bar,
      ),
    ),
  ].filter(({ spans, trailing }) => spans.length > 0 || trailing);
  const blocks = [...lines, ...points.map((point) => bullet(markedSpans(point, plain)))].map(
    (block, at, all) => ({
      ...block,
      spaceBefore: at === 0 ? ENTRY_SPACE : 0,
      keepWithNext: block.role !== 'bullet' && at < all.length - 1,
    }),
  );
  return withPageBreaks(blocks, printed, printed.id);
}

/** In italics, so that the next employer stands out from the roles above it. */
const roleSpan = ({ text, ref }: PrintedText, at: number): Span =>
  at === 0 ? italic(text, ref) : plain(text, ref);

/** The name and the place of an employer of several roles, with the period of all of them. */
type PrintedEmployer = NonNullable<PrintedEntry['employer']>;

const employerLine = ({ organization, location, dates }: PrintedEmployer): Block =>
  entryLine(joined([...organization.map(nameSpan), ...location.map(span)]), dates.map(span));

const span = ({ text, ref }: PrintedText): Span => plain(text, ref);

const nameSpan = ({ text, ref }: PrintedText, at: number): Span =>
  at === 0 ? bold(text, ref) : plain(text, ref);

/** Spans with commas between them; a comma belongs to the text after it. */
const joined = ([first, ...others]: Span[]): Span[] =>
  first ? [first, ...others.map((each) => ({ ...each, text: `, ${each.text}` }))] : [];

const between = (texts: readonly Span[][], separator: () => Span): Span[] =>
  texts.flatMap((spans, at) => (at > 0 ? [separator(), ...spans] : spans));
