/** The kinds of document that are read. */
export type DocumentFormat = 'pdf' | 'docx' | 'doc' | 'odt' | 'rtf' | 'html' | 'markdown' | 'text';

/**
 * The text of a document, with the place and the look of each piece: the one form that every format is
 * brought to, and all that the parser knows of a document.
 *
 * All lengths are points (1/72 inch); x grows to the right and y downwards, from the upper left corner
 * of the page. Numbers of pages, lines and cells start at 0.
 */
export type PlacedText = {
  format: DocumentFormat;
  /**
   * `measured`: a PDF. Positions are those of the paper, a line is a printed line (a paragraph has
   * several), and lines stand in the order of the file, which need not be the order of reading.
   *
   * `estimated`: a format that flows. A line is a paragraph, or the part of it between two line breaks;
   * lines stand in the order of reading, all on page 0; positions are reckoned from indents, tabs,
   * columns of tables and sizes of letters, so that further right and further down are true, distances
   * are not.
   */
  placement: 'measured' | 'estimated';
  /** The sheets. A format that flows has one, whose height is that of all its lines. */
  pages: readonly PageSize[];
  lines: readonly TextLine[];
  /** Links that have no text to stand on: behind a picture or an icon. */
  bareLinks: readonly BareLink[];
  /** The program that says it wrote the file. Only a DOCX says. */
  program?: string;
};

export type PageSize = { width: number; height: number };

/** One line of text. It has at least one piece. */
export type TextLine = {
  page: number;
  /** The base line. */
  y: number;
  /** From left to right in a PDF, else in the order of reading. */
  pieces: readonly TextPiece[];
  /** It is not level but runs up or down, or its letters stand one below the other: how far, from `top` to `bottom`. */
  turned?: { top: number; bottom: number };
  /**
   * The part of the document that it stands in. A PDF does not say: there it is `body`. A `note` is beside the text (a footnote,
   * words of a picture or chart, how a word is pronounced): no field is read from it, it is unplaced. A `comment` is a remark
   * on the document and no part of it: it is left out.
   */
  origin: 'body' | 'header' | 'footer' | 'text-box' | 'note' | 'comment';
  /** Lines of one paragraph share its number. A PDF does not say, but one of ours: of the paragraph that the line ends in. */
  paragraph?: number;
  /** In a PDF of ours: it begins with a label beside that paragraph, such as dates in a column of their own. */
  label?: true;
  /** The line begins an item of a list; its marker is not part of the text. A PDF does not say. */
  list?: ListMark;
  /** Its level as a heading, from 1, if the document says that it is one. */
  heading?: number;
  /** The name of the paragraph's style, as its program shows it: "Heading 2", "Title", "Job Title". */
  style?: string;
  /** The cell of the table it stands in; the innermost of nested tables. */
  cell?: TableCell;
};

export type ListMark = {
  /** From 0, the outermost. */
  level: number;
  /** As printed: "•", "–", "2.", "a)". Bullets of symbol fonts are given as "•". */
  marker: string;
};

export type TableCell = {
  /** The number of the table in the document. */
  table: number;
  row: number;
  column: number;
  /** The document says that its row is the head of the table. A PDF does not say. */
  isHead?: true;
};

/** Neighbouring text of one look and one link. */
export type TextPiece = {
  /**
   * Never empty, without space at its ends; spaces inside are single and plain. Soft hyphens and
   * control characters are gone. Private-use characters (icons, bullets of symbol fonts) are kept.
   */
  text: string;
  /**
   * The gap between the piece before and this one: nothing (the look changes within a word), a
   * space, or a tab, which also means a gap as wide as a tab: columns, a date at the right margin.
   * The first piece of a line has ''.
   */
  before: '' | ' ' | '\t';
  x: number;
  width: number;
  /** Of the letters. */
  size: number;
  bold: boolean;
  italic: boolean;
  /** The target of a link on this text, as the document has it: "mailto:ada@example.org". */
  link?: string;
  /** Nothing of it can be seen: in the colour of the paper, transparent, or too small to be read. */
  hidden?: true;
};

export type BareLink = { link: string; page: number; x: number; y: number };

/** Characters `start` to `end` (exclusive) of the `lineText` of one line: where a field was found. */
export type TextPlace = { line: number; start: number; end: number };

/** The text of a line. Places count its characters (UTF-16 units). */
export const lineText = ({ pieces }: TextLine): string =>
  pieces.map(({ before, text }) => before + text).join('');
