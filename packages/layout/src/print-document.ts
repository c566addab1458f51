/** Weight of a face, in CSS terms. */
export type Weight = 400 | 700;

/** A stretch of text in one weight and size (points). Spans of a block are read and flowed as one text. */
export type Span = {
  text: string;
  weight: Weight;
  size: number;
  /**
   * Never broken across lines unless it is longer than a whole line, and not reordered with text of
   * another direction around it (a contact part).
   */
  unbreakable?: boolean;
  /** Stands between two spans and is dropped at the end of a line ("|"); no content to a machine. */
  separator?: boolean;
  link?: { href: string; label: string };
  /** Opaque name of where the text comes from, carried through to the placed runs. */
  source?: string;
};

/** What a block is to a reader who cannot see it. A run of bullets becomes one list. */
export type BlockRole = 'title' | 'heading' | 'entry' | 'paragraph' | 'bullet';

/** A paragraph to flow down the page. Lengths are points. */
export type Block = {
  role: BlockRole;
  spans: Span[];
  /** Set flush with the far margin on the block's first line: an entry's dates. */
  trailing?: Span[];
  /** Glyph drawn in the indent of the first line: "•". */
  marker?: string;
  indent: number;
  align: 'start' | 'center';
  lineHeight: number;
  /** Left out at the head of a page. */
  spaceBefore: number;
  /** A thin rule under the block, `gap` below its last line. */
  rule?: { gap: number; thickness: number };
  /** Must share a page with the first line or lines of the block that follows. */
  keepWithNext: boolean;
  /**
   * Its lines count as further lines of the block before where a single line must not stand alone: for
   * short paragraphs that are read as one text.
   */
  joinsPrevious?: boolean;
  /** Opaque name of the group the block belongs to, so that a group's place can be found again. */
  group?: string;
};

/** A sheet of paper; `margin` on all four sides. Points. */
export type Sheet = { width: number; height: number; margin: number };

export type PrintDocument = {
  title: string;
  author: string;
  /** BCP 47. */
  language: string;
  sheet: Sheet;
  blocks: Block[];
};
