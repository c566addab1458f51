import type { Span } from './block.ts';
import type { Column, Region } from './region.ts';
import type { Sheet } from './sheet.ts';
import type { Color } from './text-style.ts';

/** A rectangle of one color, or the ellipse within it. Points from the sheet's top left corner. */
export type Fill = {
  x: number;
  y: number;
  width: number;
  height: number;
  color: Color;
  isRound?: true;
};

/** A picture on the first page. Points from the sheet's top left corner. */
export type Figure = {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The radii of its corners along its edges. Half of each edge makes an ellipse. */
  corner?: { x: number; y: number };
  /** A JPEG, as a data URL (RFC 2397) in base64. */
  src: string;
  /** The text of what it shows, for those who do not see it. */
  alt: string;
};

/**
 * Prints on the first page that are no content, for hands and not for readers: marks to fold the sheet at, and texts that repeat
 * others. Files without pages have none of it.
 */
export type Stationery = { marks: Fill[]; notes: Note[] };

/** A text of one line that stands at a fixed place: the middle of its letters as far from the head of the sheet. Points. */
export type Note = Column & { span: Span; middle: number };

/** A document that a design makes, and that layout and the writers of files without pages read. */
export type PrintDocument = {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  sheet: Sheet;
  /** In reading order: a region is read to its end, over all its pages, before the next. */
  regions: Region[];
  /** Painted on every page under its text: the ground of a sidebar. */
  fills?: Fill[];
  /** Read before all regions. */
  figures?: Figure[];
  /** True if regions take the room of those beside them that have ended (`alone`), and a bleeding ground ends with its text. */
  widens?: true;
  /** True if the texts beside a column of labels (`markerAlign`) begin behind the widest of the region’s labels. */
  alignsLabels?: true;
  /** The design and the layout version that made it, for those who look into the file. Absent for the plain one. */
  madeWith?: string;
  /** Stands in the lower margin of all pages but the first, as no content; "{page}" and "{pages}" in it are numbers. */
  footer?: Span;
  stationery?: Stationery;
};

/** All blocks of a document, in reading order. */
export const blocksOf = ({ regions }: PrintDocument) => regions.flatMap(({ blocks }) => blocks);
