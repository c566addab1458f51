import type { Block } from '@shortlist/document';
import type { PrintedSection, PrintedText } from '@shortlist/model';
import { type EntryLines, entryBlocks } from './entries.ts';
import { withPageBreaks } from './page-breaks.ts';
import { skillBlocks } from './skills.ts';
import type { Style } from './style.ts';
import type { Writer } from './writer.ts';

export type SectionOptions = {
  entries: EntryLines;
  /** The place where texts begin beside a column of labels, in points. */
  indent?: number;
  /** The language by whose rules titles become capitals. */
  capitals: string;
  align?: Block['align'];
  /** Stands beside another column: headings are then as large as the text, since programs (pdftotext) read larger ones of two columns before the texts of both. */
  isBeside?: boolean;
  /** Space above and below a heading, in points, where a design has other than lines. */
  spaces?: Spaces;
  /** Sections whose texts begin at the margin beside a column of labels. */
  unlabelled?: readonly string[];
};

type Spaces = { above: number; below: number };

/** The blocks of a section, its heading first, all in its group. Heading and spaces around it take two lines. */
export function sectionBlocks(
  writer: Writer,
  section: PrintedSection,
  options: SectionOptions,
): Block[] {
  const [first, ...others] = contentBlocks(writer, section, options);
  const content = first
    ? [{ ...first, spaceBefore: belowHeading(writer, options) }, ...others]
    : [];
  const blocks = [heading(writer, section, options), ...content].map((block) => ({
    ...block,
    group: section.section,
  }));
  return withPageBreaks(blocks, section, section.section);
}

const belowHeading = ({ style: { line } }: Writer, { spaces, isBeside }: SectionOptions): number =>
  spaces?.below ?? (isBeside ? line / 8 : line / 4);

function contentBlocks(
  writer: Writer,
  { section, layout, lines, entries }: PrintedSection,
  { entries: entryLines, indent: labels = 0, unlabelled = [] }: SectionOptions,
): Block[] {
  const indent = unlabelled.includes(section) ? 0 : labels;
  const paragraph = (line: PrintedText) => writer.paragraph([writer.span(line)], { indent });
  const texts = {
    paragraphs: () => lines.map(paragraph),
    inline: () => skillBlocks(writer, lines, indent),
    points: () => lines.map((line) => writer.bullet([writer.span(line)], indent)),
  };
  return [
    ...texts[layout](),
    ...closeUp(entries.map((entry) => entryBlocks(writer, entryLines, entry, indent))),
  ];
}

/** The blocks of entries. Those of one line follow each other as the lines of a list, whose ends stay together over pages. */
function closeUp(entries: readonly (readonly Block[])[]): Block[] {
  const isLine = (at: number) => entries[at]?.length === 1;
  return entries.flatMap((blocks, at) => {
    const [before, after] = [isLine(at) && isLine(at - 1), isLine(at) && isLine(at + 1)];
    const isEnd = after && (!before || !isLine(at + 2));
    return blocks.map((block) => ({
      ...block,
      ...(before && { spaceBefore: 0 }),
      ...(isEnd && { keepWithNext: true }),
    }));
  });
}

function heading(
  writer: Writer,
  { title, section }: PrintedSection,
  { capitals, align = 'start', isBeside = false, spaces }: SectionOptions,
): Block {
  const { style } = writer;
  const { line, accent } = style;
  const shape = HEADINGS[style.look.headings](style);
  const { hasCapitals = false, size: usual, ...block } = shape;
  const size = isBeside ? style.size : usual;
  // A heading has no field of its own: a click on it leads to nothing.
  const { source: _, ...span } = writer.span({
    text: title,
    ref: { section: 'contact', field: 'fullName' },
  });
  return {
    role: 'heading',
    spans: [
      {
        ...span,
        family: style.display,
        weight: style.strong,
        size,
        ...(accent && { color: accent }),
        ...(hasCapitals && { capitals, letterSpacing: size * 0.06 }),
      },
    ],
    indent: 0,
    align,
    lineHeight: line,
    spaceBefore: line * (isBeside ? 1 : 0.75),
    keepWithNext: true,
    group: section,
    ...block,
    ...(spaces && { spaceBefore: spaces.above }),
  };
}

type Shape = Pick<Block, 'rule' | 'fill'> &
  Partial<Pick<Block, 'lineHeight' | 'spaceBefore'>> & { size: number; hasCapitals?: boolean };

/** Behind a heading, light enough for every accent that may be text. */
const BAND = '#eef1f4';

const HEADINGS: Record<Style['look']['headings'], (style: Style) => Shape> = {
  ruled: ({ size, accent }) => ({
    size: Math.round(size * 4.4) / 4,
    hasCapitals: true,
    rule: { gap: 1, thickness: 0.6, ...(accent && { color: accent }) },
  }),
  capitals: ({ size }) => ({ size: size * 0.95, hasCapitals: true }),
  plain: ({ size }) => ({ size: size * 1.2 }),
  banded: ({ size, line }) => ({
    size,
    fill: BAND,
    lineHeight: line * 1.25,
    spaceBefore: line * 0.5,
  }),
};
