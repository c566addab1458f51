import type { Block, Span } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';
import type { EntryLines } from '../parts/entries.ts';
import type { Writer } from '../parts/writer.ts';

/** The indent of all lines but the first, in sizes of the text. */
const HANGING = 1.6;

/** A publication as a bibliography has it: authors, title, *venue*, year, address, in a paragraph with a hanging indent. */
export const citation: EntryLines = (writer, { name, organization, location, remarks, dates }) => {
  const [authors, others] = [remarks.filter(isAuthors), remarks.filter((text) => !isAuthors(text))];
  const venue = [
    ...organization.map((text) => writer.span(text, { italic: true })),
    ...[...location, ...dates].map((text) => writer.span(text)),
  ];
  const parts = [
    ...authors.map((text) => writer.marked(text)),
    ...name.map((text) => [writer.span(text)]),
    listed(venue),
    ...others.map((text) => writer.marked(text)),
  ].filter((spans) => spans.length > 0);
  const hanging = HANGING * writer.style.size;
  return [{ ...stopped(writer, parts), indent: hanging, hanging }];
};

const isAuthors = ({ ref }: PrintedText): boolean => ref.field === 'authors';

const listed = (spans: readonly Span[]): Span[] =>
  spans.map((span, at) => (at > 0 ? { ...span, text: `, ${span.text}` } : span));

/** Parts with full stops between them: none behind one that ends in a stop or another mark. */
const stopped = (writer: Writer, parts: readonly (readonly Span[])[]): Block => ({
  ...writer.paragraph(
    parts.flatMap((spans, at) => {
      const isEnd = at === parts.length - 1;
      return spans.map((span, index) => {
        if (isEnd || index < spans.length - 1) return span;
        return { ...span, text: `${span.text}${/[.!?]$/u.test(span.text) ? '' : '.'} ` };
      });
    }),
  ),
  role: 'entry',
});
