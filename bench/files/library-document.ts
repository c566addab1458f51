import { type Block, blocksOf, type PrintDocument, type Span } from '@shortlist/document';
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from 'docx';

const HEADINGS: Partial<Record<Block['role'], (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  title: HeadingLevel.TITLE,
  heading: HeadingLevel.HEADING_1,
  entry: HeadingLevel.HEADING_2,
};

/** The same blocks as a Word file by npm's docx: paragraphs, lists, tab stops, links, sizes and weights. */
export async function writeByLibrary(document: PrintDocument): Promise<Uint8Array> {
  const { sheet } = document;
  const width = (sheet.width - sheet.margins.left - sheet.margins.right) * 20;
  const file = new Document({
    title: document.title,
    creator: document.author,
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [{ level: 0, format: 'bullet', text: '•', alignment: AlignmentType.LEFT }],
        },
      ],
    },
    sections: [{ children: blocksOf(document).map((block) => paragraphOf(block, width)) }],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

function paragraphOf(block: Block, width: number): Paragraph {
  const { role, align, spaceBefore, lineHeight, keepWithNext, trailing = [], spans } = block;
  const heading = HEADINGS[role];
  return new Paragraph({
    ...(heading && { heading }),
    ...(role === 'bullet' && { numbering: { reference: 'points', level: 0 } }),
    alignment: align === 'center' ? AlignmentType.CENTER : AlignmentType.START,
    spacing: { before: Math.round(spaceBefore * 20), line: Math.round(lineHeight * 20) },
    keepNext: keepWithNext,
    tabStops: trailing.length > 0 ? [{ type: TabStopType.RIGHT, position: width }] : [],
    children: [
      ...spans.map(runOf),
      ...(trailing.length > 0 ? [new TextRun({ children: [new Tab()] })] : []),
      ...trailing.map(runOf),
    ],
  });
}

function runOf({ text, size, weight, italic, link }: Span): TextRun | ExternalHyperlink {
  const run = new TextRun({
    text,
    size: Math.round(size * 2),
    bold: weight >= 600,
    italics: italic ?? false,
    font: 'Times New Roman',
  });
  return link ? new ExternalHyperlink({ link: link.href, children: [run] }) : run;
}
