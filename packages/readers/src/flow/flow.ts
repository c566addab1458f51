import type { DocumentFormat, ListMark, TableCell, TextLine } from '@shortlist/placed-text';

/**
 * A document whose text flows, as its own program holds it: paragraphs of runs. What `placeFlow` makes
 * `PlacedText` of. Lengths in points.
 */
export type Flow = {
  format: DocumentFormat;
  /** Width of the sheet, and of what its margins leave. */
  sheetWidth: number;
  margin: number;
  paragraphs: FlowParagraph[];
};

export type FlowParagraph = ParagraphLook & {
  /** Text may hold tabs and line breaks. */
  runs: FlowRun[];
  origin: TextLine['origin'];
  list?: ListMark;
  heading?: number;
  style?: string;
  cell?: TableCell & {
    /** Of the cell's left edge, from the left margin. */
    x: number;
    width: number;
  };
};

/** `hidden`: the document has it, and nobody sees it. */
export type FlowRun = RunLook & { text: string; hidden?: boolean };

export type RunLook = { size: number; bold: boolean; italic: boolean; link?: string };

export type ParagraphLook = {
  /** From the left margin, or the cell's left edge; of the first line on top of it (hanging is negative). */
  indent: number;
  firstLine: number;
  align: 'start' | 'center' | 'end';
  spaceBefore: number;
  spaceAfter: number;
  tabs: TabStop[];
  /** Begins at the right: indents and tabs count from there. Only a DOCX says. */
  runsFromRight?: boolean;
};

export type TabStop = { at: number; align: 'start' | 'center' | 'end' };

export const PLAIN_PARAGRAPH: ParagraphLook = {
  indent: 0,
  firstLine: 0,
  align: 'start',
  spaceBefore: 0,
  spaceAfter: 0,
  tabs: [],
};

/** US Letter with margins of an inch. */
export const LETTER = { sheetWidth: 612, margin: 72 };
