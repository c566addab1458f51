import type { FlowParagraph } from '../flow/flow.ts';
import type { Part } from './docx-parts.ts';
import type { Numbering } from './numbering.ts';
import type { Style, Styles } from './styles.ts';

/** What is known while the paragraphs of a part are read. */
export type DocxReading = {
  part: Part;
  styles: Styles;
  numbering: Numbering;
  origin: FlowParagraph['origin'];
  /** Numbers tables through the document. */
  nextTable: () => number;
  /** What another document says that is a part of this one, as HTML or a document of its own. */
  readChunk: (name: string) => FlowParagraph[];
};

/** Where the reading stands: in a cell, in a table whose style says how letters look. */
export type DocxPlace = { cell?: FlowParagraph['cell']; tableStyle?: Style; width: number };
