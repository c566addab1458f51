import { millimetres } from '../papers.ts';

/** 25.4 mm on all sides (spec section 9). Points. */
export const MARGIN = millimetres(25.4);

/** The metric twin of Times. */
export const FAMILY = 'tinos';

/** Sizes of the letters (spec section 9). Points, as every measure below. */
export const NAME_SIZE = 17;
export const HEADING_SIZE = 11;
export const BODY_SIZE = 10;

/** Height of a line of body text: 5.25 mm. */
export const BODY_LINE = millimetres(5.25);

/** Lines of the larger texts are as open as lines of that size usually are. */
export const NAME_LINE = NAME_SIZE * 1.3;
export const HEADING_LINE = HEADING_SIZE * 1.3;

/** Space above a section, under its heading's rule, and between two entries. */
export const SECTION_SPACE = BODY_LINE / 2;
export const HEADING_SPACE = 3;
export const ENTRY_SPACE = BODY_LINE / 4;

/** The line under a heading: how far below its last line, and how thick. */
export const RULE = { gap: 0.5, thickness: 0.5 };

/** The distance of a point's text from the margin; the bullet is within. */
export const BULLET_INDENT = 14;
