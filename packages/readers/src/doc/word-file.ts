import { ByteView } from '../byte-view.ts';
import { ReadError } from '../read-problem.ts';
import type { CompoundFile } from './compound-file.ts';

/** A part of the table stream that the header points at. */
type Block =
  | 'styles'
  | 'headers'
  | 'looks'
  | 'paragraphs'
  | 'pieces'
  | 'shapes'
  | 'textBoxes'
  | 'lists'
  | 'listUses';

/** The two streams of a Word document and what its header says ([MS-DOC] 2.5). */
export type WordFile = {
  main: ByteView;
  table: ByteView;
  /** Place and length in the table stream. */
  blockOf: (block: Block) => { at: number; length: number };
  /** The number of characters of a text. */
  lengthOf: (text: Text) => number;
};

/** The texts of a document, in the order in which they follow each other. `macros` is none of them in any file of today. */
const TEXTS = [
  'body',
  'footnotes',
  'headers',
  'macros',
  'comments',
  'endnotes',
  'textBoxes',
  'headerBoxes',
] as const;
type Text = (typeof TEXTS)[number];

/** The offset in the header of the first text's length; four bytes each ([MS-DOC] 2.5.5, FibRgLw97). */
const LENGTHS = 0x4c;

/** The offsets in the header that hold the places ([MS-DOC] 2.5.6, FibRgFcLcb97). */
const PLACES: Record<Block, number> = {
  styles: 0xa2,
  headers: 0xf2,
  looks: 0xfa,
  paragraphs: 0x102,
  pieces: 0x1a2,
  shapes: 0x1da,
  textBoxes: 0x25a,
  lists: 0x2e2,
  listUses: 0x2ea,
};

const WORD = 0xa5ec;
const OLDER_WORDS = [0xa5db, 0xa5dc];
const WORD_97 = 0xc1;
const ENCRYPTED = 0x0100;
const TABLE_1 = 0x0200;

/** Opens the streams. Throws `ReadError` for documents that are locked or of Word 95 and before. */
export function openWordFile(file: CompoundFile): WordFile {
  const main = new ByteView(file.read('WordDocument') ?? new Uint8Array());
  const mark = main.u16(0);
  if (OLDER_WORDS.includes(mark)) throw new ReadError('old-word');
  if (mark !== WORD) throw new ReadError('damaged');
  const flags = main.u16(0x0a);
  if (flags & ENCRYPTED) throw new ReadError('protected');
  if (main.u16(2) < WORD_97) throw new ReadError('old-word');
  const table = file.read(flags & TABLE_1 ? '1Table' : '0Table');
  if (table === undefined) throw new ReadError('damaged');
  return {
    main,
    table: new ByteView(table),
    blockOf: (block) => ({ at: main.u32(PLACES[block]), length: main.u32(PLACES[block] + 4) }),
    lengthOf: (text) => main.u32(LENGTHS + TEXTS.indexOf(text) * 4),
  };
}

/** The stretch of a text among all characters. */
export function rangeOf({ lengthOf }: WordFile, text: Text): { start: number; end: number } {
  const before = TEXTS.slice(0, TEXTS.indexOf(text));
  const start = before.reduce((sum, each) => sum + lengthOf(each), 0);
  return { start, end: start + lengthOf(text) };
}
