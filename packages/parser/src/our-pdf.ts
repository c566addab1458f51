import { SECTIONS } from '@shortlist/resume';
import { lineText, type PlacedText, type TextLine } from './placed-text.ts';
import { PRINTED_CAPITALS } from './printed-words.ts';

/** The sheet and the letters of a resume that this product printed, in points. */
const LETTER = { width: 612, height: 792 };
const NAME_SIZE = 17;
const HEADING_SIZE = 11;
const BODY_SIZE = 10;

const HEADINGS = new Set([
  ...SECTIONS.kinds.map(({ words }) => words.title.toUpperCase()),
  ...PRINTED_CAPITALS,
]);

/**
 * Whether this product printed the document: there a role stands before its employer and a degree
 * before its school in every language, also where no word tells.
 */
export function isOurPdf({ placement, pages, lines }: PlacedText): boolean {
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

/** Whether a line of our paper is the title of a section. A PDF does not say that one is a heading. */
export const isOurHeading = ({ pieces, heading }: TextLine): boolean =>
  heading === undefined
    ? pieces.every(({ bold, size }) => bold && isNear(size, HEADING_SIZE))
    : heading === 2;

/** A long name takes several lines. */
const isBody = ({ pieces }: TextLine): boolean =>
  pieces.every(({ bold, size }) => isNear(size, BODY_SIZE) || (bold && isNear(size, NAME_SIZE)));

/** Sections may have titles of the person's own, but seldom all of them; they are in capitals too. */
function hasOurHeadings(headings: readonly TextLine[]): boolean {
  const titles = headings.map(lineText);
  return titles.length === 0 || (titles.every(isCapitals) && titles.some(isOurTitle));
}

export const isCapitals = (title: string): boolean => !/\p{Ll}/u.test(title);

/** Whether sections have this title, in capitals, in one of the languages that we print in. */
export const isOurTitle = (title: string): boolean => HEADINGS.has(title);

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;
