import {
  type FlowParagraph,
  type FlowRun,
  type ParagraphLook,
  PLAIN_PARAGRAPH,
  type TabStop,
} from '../flow/flow.ts';

/** The destination of a group's text. */
export type Destination =
  | 'text'
  | 'left-out'
  | 'bytes'
  | 'fonts'
  | 'styles'
  | 'marker'
  | 'instruction'
  | 'entry'
  | 'property-name'
  | 'property-value';

export type RtfField = {
  instruction: string;
  /** True once something of its result has been said. */
  isShown: boolean;
  /** The entries of a list in a form, and the numbers of the one that was chosen and of the one that is at first. */
  entries: string[];
  chosen?: number;
  first: number;
};

/** Checks whether what a group begins, such as a note, is passed over. */
export const isPassedOver = (destination: Destination): boolean =>
  destination === 'left-out' || destination === 'bytes';

/** The state that a group inherits, and loses at its end. */
export type GroupState = {
  destination: Destination;
  output: Output;
  /** Number of the font; its character set tells what bytes mean. */
  font: number;
  size: number;
  bold: boolean;
  italic: boolean;
  hidden: boolean;
  /** The number of characters that stand for a Unicode one, for programs that know none. */
  fallback: number;
  /** The field around, whose instruction is being or has been read. */
  field?: RtfField;
  link?: string;
  /** The property of a drawing that is being read. */
  property?: { name: string; value: string };
  /** The text that is being read where it is there twice: its bytes, and the destination of its Unicode. */
  twice?: { bytes: string; to: Destination; hasUnicode: boolean };
  /** True if what is said of a row of a table is said of one within a cell. */
  isOfNested?: boolean;
};

/** A part of the document with text of its own: the body, a header, a text box. */
export type Output = {
  origin: FlowParagraph['origin'];
  paragraphs: FlowParagraph[];
  runs: FlowRun[];
  paragraph: ParagraphState;
  /** The marker written before the paragraph, for programs that know no lists. */
  marker: string;
  row: RowState;
  /** The row of a table within a cell; of all further ones within, too. */
  nested: RowState;
  /** Text boxes that hang on its paragraphs, by the number of the paragraph. */
  boxes: { at: number; box: Output }[];
};

export type ParagraphState = ParagraphLook & {
  inTable: boolean;
  /** The number of tables it stands in: more than one where they are nested. */
  depth: number;
  level: number;
  style: number;
  heading?: number;
  tabAlign: TabStop['align'];
};

/** The row of a table: right edges of its cells as written before it, and its paragraphs so far. */
export type RowState = {
  table: number;
  row: number;
  column: number;
  edges: number[];
  /** The document says that it is the head of its table. */
  isHead: boolean;
  paragraphs: FlowParagraph[];
};

type RtfStyle = {
  name: string;
  heading?: number;
  size: number;
  bold: boolean;
  italic: boolean;
};

export type Reading = {
  state: GroupState;
  groups: GroupState[];
  /** Code pages of fonts by their number, as names that `TextDecoder` knows. */
  encodings: Map<number, string>;
  encoding: string;
  /** The number of the font of text that names none. */
  defaultFont: number;
  styles: Map<number, RtfStyle>;
  /** The style that is being read from the style sheet. */
  style: { number: number; name: string; heading?: number };
  outputs: Output[];
  /** Bytes of text of one encoding that are not decoded yet. */
  bytes: number[];
  /** Characters still to be passed over behind a Unicode one. */
  skip: number;
  tables: number;
};

export const PLAIN_PARAGRAPH_STATE: ParagraphState = {
  ...PLAIN_PARAGRAPH,
  inTable: false,
  depth: 1,
  level: 0,
  style: 0,
  tabAlign: 'start',
};

export const startRows = (): RowState => ({
  table: -1,
  row: 0,
  column: 0,
  edges: [],
  isHead: false,
  paragraphs: [],
});

export const startOutput = (origin: Output['origin']): Output => ({
  origin,
  paragraphs: [],
  runs: [],
  paragraph: PLAIN_PARAGRAPH_STATE,
  marker: '',
  row: startRows(),
  nested: startRows(),
  boxes: [],
});
