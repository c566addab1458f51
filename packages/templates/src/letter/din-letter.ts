import type { Block, Column, Fill, Note, PrintDocument, Span } from '@shortlist/document';
import { PLACE_FIELDS, type PrintedLetter } from '@shortlist/model';
import { isA4, millimetres } from '../papers.ts';
import { letterBlocks } from './letter-blocks.ts';
import { beginningAt, headOf } from './letter-head.ts';
import type { LetterPages } from './letter-pages.ts';

/**
 * The places of DIN 5008:2020, form B (its figure of that form; the window of the envelope is that of DIN 680), in millimetres from the upper and
 * the left edge of a sheet of A4. The field of the address is 85 mm wide and 45 mm high, with 5 mm free at its left; 17.7 mm of its
 * height are for the return line and remarks, 27.3 mm for six lines of address. The block of information, the first line of the text
 * (the subject) and the marks of folds and holes have fixed heights.
 */
const DIN = {
  margins: { left: 25, right: 20 },
  field: { top: 45, bottom: 90, left: 25, right: 105 },
  address: { top: 62.7, lines: 6 },
  information: { top: 50, left: 125, right: 200 },
  text: 98.46,
  folds: [105, 210],
  holes: 148.5,
} as const;

/** Lines above the parts of the text, which the standard has whole. */
const SPACES = { salutation: 2, paragraph: 1, signature: 3 };

/** DIN 5008, form B: the address in the window of an envelope, how the sender is reached and the date in the block of information. */
export function dinLetter(pages: LetterPages): PrintDocument {
  const { printed, pattern, isMirrored } = pages;
  const { widens: _, ...document } = pages.document;
  const { sheet } = document;
  const { left, right } = DIN.margins;
  const margins = { ...sheet.margins, left: millimetres(left), right: millimetres(right) };
  const text = { left: margins.left, right: sheet.width - margins.right };
  const blocks = letterBlocks(printed, pattern, SPACES);
  const { date, recipient } = blocks;
  const { title, sender } = headOf(document, pattern);
  const address = recipient.map(inWindow);
  const top = addressTop(address);
  // The window is at the left of every sheet, whatever the language of the letter.
  const fixed = (column: Column): Column =>
    isMirrored ? { left: sheet.width - column.right, right: sheet.width - column.left } : column;
  return {
    ...document,
    sheet: { ...sheet, margins },
    regions: [
      { ...text, from: headTop(title, margins.top, text), blocks: title },
      { ...fixed(columnOf(DIN.field)), below: 0, ...beginningAt(top, address) },
      {
        ...{ ...fixed(columnOf(DIN.information)), below: 0 },
        ...beginningAt(millimetres(DIN.information.top), [...sender, ...date]),
      },
      {
        ...{ ...text, below: 1, clears: [2] },
        ...beginningAt(millimetres(DIN.text), [
          ...blocks.text,
          ...blocks.signed,
          ...blocks.enclosures,
        ]),
      },
    ],
    stationery: {
      // Another paper is not folded at these heights.
      marks: isA4(sheet) ? MARKS : [],
      notes: address.length > 0 ? returnLine(printed, pattern.text, top) : [],
    },
  };
}

const columnOf = ({ left, right }: Column): Column => ({
  left: millimetres(left),
  right: millimetres(right),
});

/** The room of a line of the address, and the size down to which a long one is set to stay one. Points. */
const ADDRESS_LINE = millimetres((DIN.field.bottom - DIN.address.top) / DIN.address.lines);
const LEAST_ADDRESS = 8;

const inWindow = (block: Block): Block => ({
  ...block,
  lineHeight: Math.min(block.lineHeight, ADDRESS_LINE),
  leastSize: LEAST_ADDRESS,
});

/** The height of the address: a longer one takes lines of the remarks above it. */
function addressTop(address: readonly Block[]): number {
  const height = address.reduce((sum, { lineHeight }) => sum + lineHeight, 0);
  return Math.min(millimetres(DIN.address.top), millimetres(DIN.field.bottom) - height);
}

/** Least space above the head, and between it and the field of the address. Millimetres. */
const AROUND_HEAD = { above: 8, below: 2 };

/** Width of a letter, in sizes of the text: about, and more than it mostly is. */
const LETTER_WIDTH = 0.55;

/** The height at which the head begins: its margin's, or higher where it would reach into the field of the address. */
function headTop(title: readonly Block[], marginTop: number, { left, right }: Column): number {
  const height = title.reduce((sum, { spans, lineHeight, leastSize = 0 }) => {
    const width = spans.reduce(
      (all, { text, size }) => all + text.length * Math.min(size, leastSize || size) * LETTER_WIDTH,
      0,
    );
    return sum + lineHeight * Math.max(1, Math.ceil(width / (right - left)));
  }, 0);
  const latest = millimetres(DIN.field.top - AROUND_HEAD.below) - height;
  return Math.max(millimetres(AROUND_HEAD.above), Math.min(marginTop, latest));
}

/** Size of the return line in points, and the depth of its middle above the address in millimetres. */
const RETURN_LINE = { size: 7, above: 2.5 };

/** The sender's name and town in one line above the address: no content, as the head says both. */
function returnLine(
  { name, contact }: PrintedLetter,
  look: Omit<Span, 'source'>,
  top: number,
): Note[] {
  const place = contact.find(({ field }) => PLACES.has(field));
  if (!place) return [];
  const span = { ...look, text: `${name} · ${place.text}`, size: RETURN_LINE.size };
  return [{ ...columnOf(DIN.field), span, middle: top - millimetres(RETURN_LINE.above) }];
}

const PLACES: ReadonlySet<string> = new Set(PLACE_FIELDS);

/** The place and the thickness of marks at the edge of the sheet: those of holes are longer than those of folds. Millimetres. */
const MARK = { left: 5, fold: 4, hole: 6, thickness: 0.2 };

const MARKS: Fill[] = [
  ...DIN.folds.map((height) => markAt(height, MARK.fold)),
  markAt(DIN.holes, MARK.hole),
];

function markAt(height: number, width: number): Fill {
  return {
    x: millimetres(MARK.left),
    y: millimetres(height - MARK.thickness / 2),
    width: millimetres(width),
    height: millimetres(MARK.thickness),
    color: '#808080',
  };
}
