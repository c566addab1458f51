import type { FlowParagraph } from '../flow/flow.ts';
import type { Element } from '../markup/element.ts';
import type { Part } from './docx-parts.ts';
import type { Numbering } from './numbering.ts';
import type { Style, Styles } from './styles.ts';

/** The state of reading the paragraphs of a part. */
export type DocxReading = {
  part: Part;
  styles: Styles;
  numbering: Numbering;
  origin: FlowParagraph['origin'];
  /** Numbers tables through the document. */
  nextTable: () => number;
  /** Reads another document that is a part of this one, as HTML or a document of its own. */
  readChunk: (name: string) => FlowParagraph[];
  /** The part that this one names by the id of a relationship; undefined where it has been read before. */
  readOnce: (id: string | undefined) => Element | undefined;
  /** Notes that have been read so far, which stand below all other text. */
  notes: FlowParagraph[];
};

/** The place of the reading: in a cell, in a table whose style says how letters look. */
export type DocxPlace = { cell?: FlowParagraph['cell']; tableStyle?: Style; width: number };
