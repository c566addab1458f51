import type { Block, Span, TextStyle } from '@shortlist/document';
import type { PrintedEntry, PrintedText } from '@shortlist/model';
import { withPageBreaks } from './page-breaks.ts';
import { joined, parted, type Writer } from './writer.ts';

/** Makes the blocks by which an entry names itself: the lines above its points. */
export type EntryLines = (writer: Writer, entry: PrintedEntry) => Block[];

/** The blocks of an entry, whose lines stay with each other and with its first point. `indent` is that of its points. */
export function entryBlocks(
  writer: Writer,
  lines: EntryLines,
  entry: PrintedEntry,
  indent = 0,
): Block[] {
  const heads = lines(writer, entry).filter(({ spans, trailing }) => spans.length > 0 || trailing);
  const points = entry.points.map((point) => writer.bullet(writer.marked(point), indent));
  const blocks = [...heads, ...points].map((block, at, all) => ({
    ...block,
    spaceBefore: at === 0 ? writer.style.entrySpace : block.spaceBefore,
    keepWithNext: block.role !== 'bullet' && at < all.length - 1,
  }));
  return withPageBreaks(blocks, entry, entry.id);
}

/** The first text strong, those behind it plain. */
const nameSpans = (writer: Writer, { name, isRole }: PrintedEntry): Span[] =>
  joined(
    name.map((text, at) => {
      const first = isRole ? { italic: true } : { weight: writer.style.strong };
      return writer.span(text, at === 0 ? first : {});
    }),
  );

const mutedSpans = (writer: Writer, texts: readonly PrintedText[]): Span[] =>
  texts.map((text) => writer.span(text, { color: writer.style.muted }));

/** A line that names an entry, what stands at the far margin beside it. */
const entryLine = (writer: Writer, spans: Span[], trailing: Span[] = []): Block => ({
  ...writer.paragraph(spans),
  role: 'entry',
  ...(trailing.length > 0 && { trailing }),
});

const employerLine = (writer: Writer, { employer }: PrintedEntry): Block[] => {
  if (!employer) return [];
  const { organization, location, dates } = employer;
  const named = organization.map((text, at) =>
    writer.span(text, at === 0 ? { weight: writer.style.strong } : {}),
  );
  const spans = joined([...named, ...location.map((text) => writer.span(text))]);
  return [entryLine(writer, spans, mutedSpans(writer, dates))];
};

const remarkLine = (writer: Writer, { remarks }: PrintedEntry): Block =>
  writer.paragraph(
    parted(
      remarks.map((remark) => writer.marked(remark)),
      () => writer.between(' | '),
    ),
  );

/** Name and dates; below them organization and place; below them the rest. */
export const namedFirst: EntryLines = (writer, entry) => [
  ...employerLine(writer, entry),
  entryLine(writer, nameSpans(writer, entry), mutedSpans(writer, entry.dates)),
  writer.paragraph(
    joined([...entry.organization, ...entry.location].map((text) => writer.span(text))),
  ),
  remarkLine(writer, entry),
];

/** Name, organization and place on one line with the dates. A point parts name and organization, either of which may have commas. */
export const inOneLine: EntryLines = (writer, entry) => [
  ...employerLine(writer, entry),
  entryLine(
    writer,
    parted(
      [
        nameSpans(writer, entry),
        joined([...entry.organization, ...entry.location].map((text) => writer.span(text))),
      ].filter((spans) => spans.length > 0),
      () => writer.between(' · '),
    ),
    mutedSpans(writer, entry.dates),
  ),
  remarkLine(writer, entry),
];

/**
 * The employer in bold with its place at the far margin, below it the role in italics with its dates there: an entry
 * without an employer or a school has its name in bold with the dates.
 */
export const employerFirst: EntryLines = (writer, entry) => {
  const { name, dates, organization, location, employer, isRole } = entry;
  const slanted = (texts: readonly PrintedText[]) =>
    texts.map((text) => writer.span(text, { italic: true }));
  const house = (own: Pick<PrintedEntry, 'organization' | 'location'>): Block =>
    entryLine(
      writer,
      joined([
        ...own.organization.map((text) => writer.span(text, { weight: writer.style.strong })),
        ...own.location.filter(isGrade).map((text) => writer.span(text)),
      ]),
      joined(own.location.filter((text) => !isGrade(text)).map((text) => writer.span(text))),
    );
  const role = entryLine(writer, joined(slanted(name)), slanted(dates));
  // The title of an entry is one line: what stands below it is a paragraph.
  if (organization.length > 0)
    return [house(entry), { ...role, role: 'paragraph' }, remarkLine(writer, entry)];
  const named = entryLine(writer, nameSpans(writer, entry), slanted(dates));
  const place = writer.paragraph(joined(location.map((text) => writer.span(text))));
  return [
    ...(employer ? [house(employer)] : []),
    ...(isRole ? [role] : [named]),
    ...[place, remarkLine(writer, entry)],
  ];
};

const isGrade = ({ ref }: PrintedText): boolean => ref.field === 'gpa';

/** All below each other, for a narrow column. */
export const stacked: EntryLines = (writer, entry) => [
  ...employerLine(writer, entry),
  entryLine(writer, nameSpans(writer, entry)),
  writer.paragraph(
    joined([...entry.organization, ...entry.location].map((text) => writer.span(text))),
  ),
  writer.paragraph(mutedSpans(writer, entry.dates)),
  remarkLine(writer, entry),
];

/** Dates in a column of labels of this width (points), the rest beside them. */
export const labelled =
  (width: number, label: Partial<TextStyle> = {}): EntryLines =>
  (writer, entry) => {
    const beside = (block: Block): Block => ({ ...block, indent: width });
    const dated = (block: Block, dates: readonly PrintedText[]): Block =>
      dates.length === 0
        ? beside(block)
        : {
            ...beside(block),
            marker: dates.map((text) => ({ ...labelSpan(writer, text), ...label })),
            markerAlign: 'start',
          };
    const { employer } = entry;
    const named = employerLine(writer, entry).map(({ trailing: _, ...block }) =>
      dated(block, employer?.dates ?? []),
    );
    return [
      ...named,
      dated(entryLine(writer, nameSpans(writer, entry)), entry.dates),
      beside(
        writer.paragraph(
          joined([...entry.organization, ...entry.location].map((text) => writer.span(text))),
        ),
      ),
      beside(remarkLine(writer, entry)),
    ].map((block) => (block.spans.length === 0 && !block.marker ? { ...block, spans: [] } : block));
  };

const labelSpan = (writer: Writer, text: PrintedText): Span =>
  writer.span(text, { color: writer.style.muted, size: writer.style.size * 0.92 });
