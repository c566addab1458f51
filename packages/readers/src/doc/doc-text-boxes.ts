import type { ParagraphRange } from './doc-paragraphs.ts';
import { rangeOf, type WordFile } from './word-file.ts';

/** Bytes of what is said about a shape and about a text box ([MS-DOC] 2.9.253 and 2.9.100). */
const SHAPE = 26;
const TEXT_BOX = 22;
/** The offset at which the latter names its shape. */
const SHAPE_OF_BOX = 14;

/** The text boxes of a document. */
export type DocTextBoxes = {
  /** The next ones whose shapes hang on characters of the body up to and including this one. */
  nextOn: (character: number) => ParagraphRange[];
  /** Those whose shapes hang on nothing that is known, as inside of a group. */
  loose: ParagraphRange[];
};

/** Finds where the texts of text boxes stand, and the shape that each is in ([MS-DOC] 2.8.28 and 2.8.32). */
export function readDocTextBoxes(file: WordFile): DocTextBoxes {
  const { lengthOf, table } = file;
  const { start: first } = rangeOf(file, 'textBoxes');
  const length = lengthOf('textBoxes');
  const places = new Map(
    readEntries(file, 'shapes', SHAPE).map(({ from, at }) => [table.u32(at), from]),
  );
  const hanging: { place: number; box: ParagraphRange }[] = [];
  const loose: ParagraphRange[] = [];
  let read = 0;
  const keep = (to: number, place: number | undefined) => {
    const box: ParagraphRange = { start: first + read, end: first + to, origin: 'text-box' };
    if (place === undefined) loose.push(box);
    else hanging.push({ place, box });
    read = to;
  };
  for (const { to, at } of readEntries(file, 'textBoxes', TEXT_BOX)) {
    if (to > read && to <= length) keep(to, places.get(table.u32(at + SHAPE_OF_BOX)));
  }
  // Without a table of them the texts stand one behind the other.
  if (read < length) keep(length, undefined);

  hanging.sort((one, other) => one.place - other.place);
  let next = 0;
  return {
    nextOn(character) {
      const start = next;
      while ((hanging[next]?.place ?? Number.POSITIVE_INFINITY) <= character) next += 1;
      return hanging.slice(start, next).map(({ box }) => box);
    },
    loose,
  };
}

type Entry = { from: number; to: number; at: number };

/** Reads the entries of `size` bytes each that follow a table of places (a Plc, [MS-DOC] 2.2.2). */
function readEntries(
  { table, blockOf }: WordFile,
  block: 'shapes' | 'textBoxes',
  size: number,
): Entry[] {
  const { at, length } = blockOf(block);
  // Documents are read without it where it is damaged: it only tells the order.
  if (length < 4 || at + length > table.length) return [];
  const count = Math.floor((length - 4) / (4 + size));
  return Array.from({ length: count }, (_, index) => ({
    from: table.u32(at + index * 4),
    to: table.u32(at + index * 4 + 4),
    at: at + (count + 1) * 4 + index * size,
  }));
}
