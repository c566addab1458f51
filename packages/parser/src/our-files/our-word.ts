import type { PlacedText, TextLine } from '@shortlist/placed-text';
import { findDates } from '../dates/find-dates.ts';
import type { Cell, TextRow } from '../lines/row.ts';
import { readingOrder } from '../order/reading-order.ts';

/** The name that this product gives itself in the Word files that it writes. */
const PROGRAM = 'Shortlist';

/**
 * Checks whether this product wrote the Word file, in whichever design, and no other program has saved it since: there every
 * line has its style, and what a line is stands in no doubt.
 */
export const isOurWord = ({ format, program, lines }: PlacedText): boolean =>
  format === 'docx' && program === PROGRAM && lines.every(hasStyle) && lines[0]?.style === 'Title';

const hasStyle = ({ style }: TextLine): boolean => style !== undefined;

/** The rows of our Word file, set as on the paper of one column: its styles say what each is, so positions are not asked. */
export const wordColumns = (document: PlacedText): TextRow[][] =>
  readingOrder(document).map((rows) => contactInLine(rows.map(titleFirst)));

/** A title with the dates that a column of labels has before it behind it. */
function titleFirst(row: TextRow): TextRow {
  const [first, ...others] = row.cells;
  if (!first || others.length === 0 || !row.line.heading || !isDates(first)) return row;
  return { ...row, cells: [...others, first] };
}

function isDates({ text }: Cell): boolean {
  const [dates] = findDates(text);
  return dates?.from === 0 && dates.to === text.length;
}

/** Styles of what else stands above the first heading of a section, or is all that there is. */
const NO_CONTACT = ['Title', 'Subtitle', 'header', 'footer'];

/** The parts of the contact, of which a narrow column has each in a paragraph of its own, in one row. */
function contactInLine(rows: readonly TextRow[]): TextRow[] {
  const end = rows.findIndex(({ line }) => line.heading === 1);
  const head = rows.slice(0, end < 0 ? rows.length : end);
  const contact = head.filter(({ line }) => !NO_CONTACT.includes(line.style ?? ''));
  const [first, ...others] = contact;
  if (!first) return [...rows];
  const inLine = { ...first, cells: contact.flatMap(({ cells }) => cells) };
  return rows.filter((row) => !others.includes(row)).map((row) => (row === first ? inLine : row));
}
