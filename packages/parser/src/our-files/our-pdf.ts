import { SECTIONS } from '@shortlist/model';
import { lineText, type PlacedText, type TextLine } from '@shortlist/placed-text';
import { runsFromRight } from '../lines/line.ts';
import type { TextRow } from '../lines/row.ts';
import { PRINTED_CAPITALS, PRINTED_KINDS, printedTitles } from '../printed-words.ts';

/** The sheet and the letters of a resume that this product printed, in points. */
const LETTER = { width: 612, height: 792 };
const NAME_SIZE = 17;
const HEADING_SIZE = 11;
const BODY_SIZE = 10;

/** As Markdown has them, and in the capitals of their languages. */
const HEADINGS = new Set([
  ...SECTIONS.kinds.flatMap(({ words: { title } }) => [title, title.toUpperCase()]),
  ...PRINTED_KINDS.flatMap(printedTitles),
  ...PRINTED_CAPITALS,
]);

/**
 * Checks whether this product printed the document: there a role stands before its employer and a degree
 * before its school in every language, also where no word tells, or in italics below them.
 */
export function isOurPdf(document: PlacedText): boolean {
  return isTagged(document) || isOurClassic(document);
}

/** Checks whether a file of ours tells its paragraphs by its tags, as those of every design do but of the first. */
export const isTagged = ({ placement, lines }: PlacedText): boolean =>
  placement === 'measured' && lines.some(({ paragraph }) => paragraph !== undefined);

/** Classic with its own look does not say what made it, and is known by its measures. */
function isOurClassic({ placement, pages, lines }: PlacedText): boolean {
  const isLetter = pages.every(
    ({ width, height }) => isNear(width, LETTER.width) && isNear(height, LETTER.height),
  );
  if (placement !== 'measured' || !isLetter) return false;
  const [name] = lines[0]?.pieces ?? [];
  return (
    name !== undefined &&
    isNear(name.size, NAME_SIZE) &&
    name.bold &&
    lines.slice(1).every((line) => isOurHeading(line) || isBody(line)) &&
    hasOurHeadings(lines.filter(isOurHeading))
  );
}

/** The levels of a section's title: by the tags of a PDF and the marks of Markdown, in which the name is the first, and by the styles of a Word file. */
const TAGGED_LEVEL = 2;
const STYLED_LEVEL = 1;

/** Checks whether a line of a page is the title of a section: by its style or its tag, else by its letters. */
export function isOurHeading({ pieces, paragraph, style, heading }: TextLine): boolean {
  if (style !== undefined) return heading === STYLED_LEVEL;
  if (paragraph !== undefined || heading !== undefined) return heading === TAGGED_LEVEL;
  return pieces.every(({ bold, size }) => bold && isNear(size, HEADING_SIZE));
}

/** A long name takes several lines. */
const isBody = ({ pieces }: TextLine): boolean =>
  pieces.every(({ bold, size }) => isNear(size, BODY_SIZE) || (bold && isNear(size, NAME_SIZE)));

/** Sections may have titles of the person's own, but seldom all of them; they are in capitals too. */
function hasOurHeadings(headings: readonly TextLine[]): boolean {
  const titles = headings.map(lineText);
  return titles.length === 0 || (titles.every(isCapitals) && titles.some(isOurTitle));
}

export const isCapitals = (title: string): boolean => !/\p{Ll}/u.test(title);

/** Checks whether sections have this title, in capitals or not, in one of the languages that we print in. */
export const isOurTitle = (title: string): boolean => HEADINGS.has(title);

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;

/**
 * The rows of a file of ours with the edge that their text begins at. It is one for all: a resume in Arabic is set from the
 * right whatever letters its words have, and bare words are reckoned from the left.
 */
export function withEdge(rows: readonly TextRow[], { format }: PlacedText): TextRow[] {
  if (format === 'text' || format === 'markdown')
    return rows.map((row) => ({ ...row, edge: 'left' }));
  const titles = rows.filter(({ line }) => isOurHeading(line));
  const isRight = titles.some(({ cells: [first] }) => runsFromRight(first?.text ?? ''));
  return isRight ? rows.map((row) => ({ ...row, edge: 'right' })) : [...rows];
}
