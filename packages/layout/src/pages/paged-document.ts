import type { Color, Figure, Fill, Sheet, Weight } from '@shortlist/document';

/** Text of one face, weight, size and direction, at its place. Points from the sheet's top left corner. */
export type PlacedRun = {
  /** In reading order; `level` says how it is drawn. */
  text: string;
  face: string;
  weight: Weight;
  size: number;
  /** Heights of the text above and below the baseline, as parts of the size. */
  ascent: number;
  descent: number;
  color?: Color;
  /** Points after each letter, within `width`. */
  letterSpacing?: number;
  /** Bidi embedding level (UAX #9): odd is right to left. */
  level: number;
  x: number;
  width: number;
  /** Index into `structure`. */
  node: number;
  /** Drawn, but no content: a separator. */
  decorative: boolean;
  source?: string;
  /** Read after the other text of its node: the dates beside the first line of a title of two. */
  readLast?: true;
};

/**
 * Runs stand in reading order, not in order of x, but for those that are read last of their node. The line takes the width of its region, and `height` from
 * `top` on.
 */
export type PlacedLine = {
  top: number;
  height: number;
  left: number;
  right: number;
  baseline: number;
  runs: PlacedRun[];
  group?: string;
};

export type PlacedRule = { x1: number; x2: number; y: number; thickness: number; color?: Color };

/** `node` is an index into `structure`. */
export type PlacedFigure = Figure & { node: number };

/** Lines stand in reading order, region by region. Fills are painted first, figures next; only the first page has some. */
export type Page = {
  fills: Fill[];
  figures?: PlacedFigure[];
  lines: PlacedLine[];
  rules: PlacedRule[];
};

/** PDF 1.7 standard structure types (ISO 32000-1, 14.8.4). */
export type StructureRole =
  | 'Document'
  | 'Figure'
  | 'H1'
  | 'H2'
  | 'H3'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Link';

/** A node of the structure tree; `parent` is an index into the same list, -1 for the root, always smaller than its own. */
export type StructureNode = {
  role: StructureRole;
  parent: number;
  link?: { href: string; label: string };
  /** Of a figure: what it shows, and where it stands. */
  figure?: Figure;
};

/** Pages ready to draw: the one source of the screen's paper and of the PDF. */
export type PagedDocument = {
  title: string;
  author: string;
  language: string;
  sheet: Sheet;
  /** Design and layout version, for those who look into the file. */
  madeWith?: string;
  pages: Page[];
  structure: StructureNode[];
  /** The beginnings of groups that should be on one page and stand on more, as no page holds them. Absent if there are none. */
  parted?: string[];
};
