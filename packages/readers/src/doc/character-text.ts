import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { WordFile } from './word-file.ts';

/** The characters of a document in their order, and where each stands in the main stream. */
export type CharacterText = {
  text: string;
  /** The place of a character in the main stream: looks are looked up by it. */
  placeOf: (character: number) => number;
};

type Piece = { start: number; end: number; place: number; narrow: boolean };

/** A piece whose characters are bytes says so in this bit of its place ([MS-DOC] 2.9.73). */
const NARROW = 0x40000000;

/** Puts the pieces of the text together ([MS-DOC] 2.4.1). */
export function readCharacters(file: WordFile): CharacterText {
  const pieces = readPieces(file);
  const narrow = new TextDecoder('windows-1252');
  let text = '';
  for (const piece of pieces) {
    const length = piece.end - piece.start;
    if (text.length + length > READING_LIMITS.characters * 2) throw new ReadError('hostile');
    text += piece.narrow
      ? narrow.decode(file.main.slice(piece.place, length))
      : decodeWide(file.main.slice(piece.place, length * 2), length);
  }
  let last = pieces[0];
  return {
    text,
    placeOf(character) {
      if (last === undefined || character < last.start || character >= last.end) {
        last = pieces.find(({ start, end }) => start <= character && character < end);
      }
      if (last === undefined) return -1;
      return last.place + (character - last.start) * (last.narrow ? 1 : 2);
    },
  };
}

/** A byte order mark at the start is a character of the text, which the decoder takes for itself. */
function decodeWide(bytes: Uint8Array, length: number): string {
  const text = new TextDecoder('utf-16le').decode(bytes);
  return text.padStart(length, '\ufeff');
}

function readPieces({ table, blockOf }: WordFile): Piece[] {
  const { at, length } = blockOf('pieces');
  let start = at;
  // Changes that were saved quickly stand before the table of pieces.
  while (start < at + length && table.u8(start) === 1) start += 3 + table.u16(start + 1);
  if (table.u8(start) !== 2) throw new ReadError('damaged');
  const count = Math.floor((table.u32(start + 1) - 4) / 12);
  const pieces: Piece[] = [];
  for (let index = 0; index < count; index += 1) {
    const edge = start + 5 + index * 4;
    const place = table.u32(start + 5 + (count + 1) * 4 + index * 8 + 2);
    const isNarrow = (place & NARROW) !== 0;
    const byte = place & 0x3fffffff;
    pieces.push({
      start: table.u32(edge),
      end: table.u32(edge + 4),
      place: isNarrow ? byte / 2 : byte,
      narrow: isNarrow,
    });
  }
  if (pieces.some(({ start: from, end }) => end < from)) throw new ReadError('damaged');
  return pieces;
}
