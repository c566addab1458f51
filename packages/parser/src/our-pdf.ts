import { SECTION_TITLES } from '@shortlist/resume';
import { lineText, type PlacedText } from './placed-text.ts';

/** The sheet and the letters of a resume that this product printed, in points. */
const LETTER = { width: 612, height: 792 };
const NAME_SIZE = 17;
const HEADING_SIZE = 11;

const HEADINGS = new Set(Object.values(SECTION_TITLES).map((title) => title.toUpperCase()));

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
  const headings = lines.filter(({ pieces }) =>
    pieces.every(({ bold, size }) => bold && isNear(size, HEADING_SIZE)),
  );
  return (
    name !== undefined &&
    isNear(name.size, NAME_SIZE) &&
    name.bold &&
    headings.every((line) => HEADINGS.has(lineText(line)))
  );
}

const isNear = (one: number, other: number): boolean => Math.abs(one - other) < 0.1;
