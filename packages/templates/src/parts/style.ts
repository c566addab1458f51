import type { Color, Weight } from '@shortlist/document';
import type { Look } from '@shortlist/model';

/** A look in which everything is settled. */
export type FullLook = Required<Look>;

type Knobs = Omit<FullLook, 'design' | 'paper'>;

/** The choices that a design leaves to the others. Lengths in millimetres but for the size of the text, which is in points. */
const COMMON: Knobs = {
  sideMargin: 19,
  endMargin: 18,
  textSize: 10,
  lineHeight: 1.32,
  entrySpace: 0.5,
  accent: '#000000',
  fonts: 'times',
  headings: 'ruled',
  namePosition: 'start',
  dates: 'short',
  skills: 'lines',
  links: 'shown',
  pageNumbers: true,
  photo: 'shown',
  photoShape: 'rectangle',
  sidebarSide: 'left',
  sidebarWidth: 54,
  engine: 1,
  sidebarSections: 'skills,languages,interests,certifications,courses,memberships',
};

/** The look with what neither a person nor the design has settled. */
export const fullLook = (look: Look): FullLook => ({ ...COMMON, ...look });

/** The families of a pairing: of the body, and of name and headings; and how heavy its strong texts are. */
const PAIRINGS: Record<FullLook['fonts'], { body: string; display: string; strong: Weight }> = {
  times: { body: 'tinos', display: 'tinos', strong: 700 },
  garalde: { body: 'eb-garamond', display: 'eb-garamond', strong: 600 },
  transitional: { body: 'source-serif-4', display: 'source-sans-3', strong: 600 },
  calibri: { body: 'carlito', display: 'carlito', strong: 700 },
  humanist: { body: 'lato', display: 'lato', strong: 700 },
};

/** The look of a document's texts. Lengths are points. */
export type Style = {
  body: string;
  display: string;
  strong: Weight;
  size: number;
  /** Height of a line, the unit of all heights: everything stands on this rhythm. */
  line: number;
  /** Between entries. */
  entrySpace: number;
  /** Color of name, headings and bullets; absent where it is black. */
  accent?: Color;
  /** Color of what is read second: dates, places. */
  muted: Color;
  bulletIndent: number;
  /** True if it is that of a side column. */
  isNarrow?: true;
  look: FullLook;
};

/** Color of what is read second. It has a contrast of 8.5:1, and fades on a bad photocopy: layout version 4 prints what lasts (14.9:1). */
export const FADING = '#4d4d4d';
export const LASTING = '#262626';

export function styleOf(look: FullLook): Style {
  const { textSize: size, accent } = look;
  const line = size * look.lineHeight;
  return {
    ...PAIRINGS[look.fonts],
    size,
    line,
    entrySpace: line * look.entrySpace,
    ...(accent !== '#000000' && { accent }),
    muted: FADING,
    bulletIndent: size * 1.2,
    look,
  };
}

/** The style of a narrow column: a little smaller, on the same rhythm. */
export const narrower = (style: Style): Style => ({
  ...style,
  size: Math.max(style.size - 0.5, 8),
  bulletIndent: style.size,
  isNarrow: true,
});
