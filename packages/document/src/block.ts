import type { Color, TextStyle } from './text-style.ts';

/** A stretch of text in one style. Spans of a block are read and flowed as one text. */
export type Span = TextStyle & {
  text: string;
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

/** The role of a block to a reader who cannot see it. A run of bullets becomes one list. */
export type BlockRole = 'title' | 'heading' | 'entry' | 'paragraph' | 'bullet';

/** A paragraph to flow down a region. Lengths are points. */
export type Block = {
  role: BlockRole;
  spans: Span[];
  /** Set flush with the far edge on the block's first line: an entry's dates. */
  trailing?: Span[];
  /** The marker that stands in the indent of the first line: a bullet, or spans (the dates of an entry in a column of labels). */
  marker?: string | Span[];
  /** The place of the marker in the indent; beside the text where it is not given. */
  markerAlign?: 'start';
  indent: number;
  /** A dot before its first line, in the indent; a line joins those of a group on a page. */
  node?: { size: number; gap: number; color: Color; line: { thickness: number; color: Color } };
  /** The first line begins so far before the others, within the indent: a hanging indent. */
  hanging?: number;
  /** The direction of its lines (UAX #9); that of its first strong character where it is not given. */
  direction?: 'ltr' | 'rtl';
  align: 'start' | 'center';
  lineHeight: number;
  /** Left out at the head of a page. */
  spaceBefore: number;
  /** A thin rule under the block, `gap` below its last line. Black where it has no color. */
  rule?: { gap: number; thickness: number; color?: Color };
  /** Painted behind the block's lines, over the width of the region. */
  fill?: Color;
  /** Must share a page with the first line or lines of the block that follows. */
  keepWithNext: boolean;
  /** A page ends elsewhere than after it, where it has a line or two and another place is as good (`break-after: avoid` of CSS). */
  avoidsBreakAfter?: true;
  /**
   * Its last line has two words at least, where that takes no line more: words between spaces, or, by breaks, also a few
   * ideographs, and the line before stays half full.
   */
  avoidsRunt?: 'by-words' | 'by-breaks';
  /** Its lines are as alike in length as their number allows (`text-wrap: balance` of CSS). */
  isBalanced?: true;
  /** Between the baselines of its own lines, where that is not `lineHeight`: a large text over several lines. */
  leading?: number;
  /** Its text is set smaller, at least in this size, where that keeps it on one line. */
  leastSize?: number;
  /** Stands at the head of a page, with the blocks above that must stay with it; the first of a region stands where that begins. */
  startsPage?: true;
  /**
   * Names of the groups whose blocks, all of those from the first to the last of that name, are on one page where a page
   * holds them. A group may lie in another.
   */
  keptIn?: readonly string[];
  /** The blocks of its group are on one page where they have at most so many lines beside the heading, and a page holds them. */
  keptUpTo?: number;
  /**
   * Its lines count as further lines of the block before where a single line must not stand alone: for
   * short paragraphs that are read as one text.
   */
  joinsPrevious?: boolean;
  /** Opaque name of the group the block belongs to, so that a group's position can be found again. */
  group?: string;
};
