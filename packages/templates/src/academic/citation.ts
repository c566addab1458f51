import type { Block, Span } from '@shortlist/document';
import type { PrintedText } from '@shortlist/model';
import type { EntryLines } from '../parts/entries.ts';
import type { Writer } from '../parts/writer.ts';

/** The indent of all lines but the first, in sizes of the text. */
const HANGING = 1.6;

/**
 * A publication as the bibliography of a CV has it: authors, title, *venue*, address, in a paragraph with a hanging indent. The year
 * stands at the far margin, where readers look for it: within the text it came back of none.
 */
export const citation: EntryLines = (writer, { name, organization, location, remarks, dates }) => {
  const [authors, others] = [remarks.filter(isAuthors), remarks.filter((text) => !isAuthors(text))];
  const where = [
    ...organization.map((text) => [writer.span(text, { italic: true })]),
    ...location.map((text) => [writer.span(text)]),
    ...others.map((text) => writer.marked(text)),
  ];
  const parts = [
    ...authors.map((text) => writer.marked(text)),
    ...name.map((text) => [writer.span(text)]),
    listed(where),
  ].filter((spans) => spans.length > 0);
  const hanging = HANGING * writer.style.size;
  const year = dates.map((text) => writer.span(text, { color: writer.style.muted }));
  const cited = { ...stopped(writer, parts), indent: hanging, hanging };
  return [year.length > 0 ? { ...cited, trailing: year } : cited];
};

const isAuthors = ({ ref }: PrintedText): boolean => ref.field === 'authors';

/** Texts with commas behind all but the last: what follows may be a link. */
const listed = (texts: readonly (readonly Span[])[]): Span[] =>
  texts.flatMap((spans, at) =>
    spans.map((span, index) => {
      const isEnd = at === texts.length - 1 || index < spans.length - 1;
      return isEnd ? span : { ...span, text: `${span.text}, ` };
    }),
  );

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
