type Paragraph = { text: string; letters?: number[]; paragraph?: number[]; mark?: number };

const SECTOR = 512;
/** Places in the table stream. */
const SHAPES = 1024;
const TEXT_BOXES = 2048;
const LISTS = 3072;
const LIST_USES = 3584;

const END = 0xfffffffe;
const FREE = 0xffffffff;

/** Sprms with an operand of one byte, and of two. */
export const byteChange = (code: number, value: number) => [code & 255, code >> 8, value];
export const wordChange = (code: number, value: number) => [
  code & 255,
  code >> 8,
  value & 255,
  (value >> 8) & 255,
];

/** A text box whose shape hangs on the paragraph of this number. */
type TextBox = { text: string; on: number };

/** Texts beside the body, each of one paragraph. */
type Beside = { footnotes?: string; comments?: string; endnotes?: string; headerBoxes?: string };

const oneOf = (text: string | undefined) => (text === undefined ? [] : [{ text }]);

/** The paragraphs of each text, and where the header says how long it is. */
function textsOf(body: readonly Paragraph[], boxes: readonly TextBox[], beside: Beside) {
  const texts: [number, readonly Paragraph[]][] = [
    [0x4c, body],
    [0x50, oneOf(beside.footnotes)],
    [0x5c, oneOf(beside.comments)],
    [0x60, oneOf(beside.endnotes)],
    [0x64, boxes.map(({ text }) => ({ text }))],
    [0x68, oneOf(beside.headerBoxes)],
  ];
  return texts;
}

/**
 * A document of Word 97 in bytes of the Western code page: each paragraph with the changes of its letters
 * and of itself ([MS-DOC] 2.6), and the mark that ends it.
 */
export function makeDoc(
  body: readonly Paragraph[],
  {
    flags = 0x0200,
    mark = 0xa5ec,
    boxes = [] as readonly TextBox[],
    beside = {} as Beside,
    list = [] as readonly number[],
  } = {},
) {
  const texts = textsOf(body, boxes, beside);
  const paragraphs = texts.flatMap(([, each]) => each);
  const main = Buffer.alloc(SECTOR * 16);
  const start = SECTOR * 4;
  const edges = [start];
  for (const { text, mark: end = 13 } of paragraphs) {
    main.write(text, edges.at(-1) ?? 0, 'latin1');
    edges.push((edges.at(-1) ?? 0) + text.length + 1);
    main.writeUInt8(end, (edges.at(-1) ?? 0) - 1);
  }
  const length = (edges.at(-1) ?? start) - start;
  const looks = paragraphs.map(({ letters = [] }) => [letters.length, ...letters]);
  const stands = paragraphs.map(({ paragraph = [] }) => {
    const changes = [0, 0, ...paragraph];
    if (changes.length % 2 === 0) return [0, changes.length / 2, ...changes];
    return [(changes.length + 1) / 2, ...changes];
  });
  writeLookPage(main, { page: SECTOR * 14, edges, changes: looks, entry: 1 });
  writeLookPage(main, { page: SECTOR * 15, edges, changes: stands, entry: 13 });

  const table = Buffer.alloc(4096);
  writeNumbers(table, 0, [edges[0] ?? 0, edges.at(-1) ?? 0, 14]);
  writeNumbers(table, 16, [edges[0] ?? 0, edges.at(-1) ?? 0, 15]);
  table.writeUInt8(2, 32);
  writeNumbers(table, 33, [16, 0, length]);
  table.writeUInt32LE((0x40000000 | (start * 2)) >>> 0, 33 + 12 + 2);

  main.writeUInt16LE(mark, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(flags, 0x0a);
  for (const [place, each] of texts) {
    main.writeUInt32LE(
      each.reduce((sum, { text }) => sum + text.length + 1, 0),
      place,
    );
  }
  const bodyEnd = edges[body.length] ?? start;
  const firstBox = paragraphs.length - boxes.length - oneOf(beside.headerBoxes).length;
  const anchors = boxes.map(({ on }) => (edges[on] ?? 0) - start);
  writeEntries(table, SHAPES, { places: [...anchors, bodyEnd - start], size: 26, shapeAt: 0 });
  const places = fromFirst(edges.slice(firstBox, firstBox + boxes.length + 1));
  writeEntries(table, TEXT_BOXES, { places, size: 22, shapeAt: 14 });
  for (const [place, at, size] of [
    [0xfa, 0, 12],
    [0x102, 16, 12],
    [0x1a2, 32, 21],
    [0x1da, SHAPES, boxes.length * 30 + 4],
    [0x25a, TEXT_BOXES, boxes.length * 26 + 4],
    ...writeList(table, list),
  ] as [number, number, number][]) {
    main.writeUInt32LE(at, place);
    main.writeUInt32LE(size, place + 4);
  }
  return makeCompoundFile({ WordDocument: main, '1Table': table });
}

const fromFirst = ([first = 0, ...others]: readonly number[]) => [
  0,
  ...others.map((edge) => edge - first),
];

function writeNumbers(bytes: Buffer, at: number, numbers: readonly number[]) {
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, at + index * 4);
}

/**
 * A list of bullets of one level, with what that changes in its paragraphs ([MS-DOC] 2.9.131 and 2.9.151), and its one use; answers
 * with where the header says they are. Nothing without changes.
 */
function writeList(table: Buffer, changes: readonly number[]): [number, number, number][] {
  if (changes.length === 0) return [];
  table.writeUInt16LE(1, LISTS);
  table.writeUInt32LE(1, LISTS + 2);
  table.writeUInt8(1, LISTS + 28);
  const level = LISTS + 30;
  table.writeUInt32LE(1, level);
  table.writeUInt8(23, level + 4);
  table.writeUInt8(changes.length, level + 25);
  table.set(changes, level + 28);
  table.writeUInt16LE(1, level + 28 + changes.length);
  table.write('•', level + 30 + changes.length, 'utf16le');
  writeNumbers(table, LIST_USES, [1, 1]);
  return [
    [0x2e2, LISTS, 30],
    [0x2ea, LIST_USES, 20],
  ];
}

type Entries = { places: readonly number[]; size: number; shapeAt: number };

/** Places and an entry for each stretch between them, which names a shape by its number. */
function writeEntries(table: Buffer, at: number, { places, size, shapeAt }: Entries) {
  writeNumbers(table, at, places);
  for (let entry = 0; entry < places.length - 1; entry += 1) {
    table.writeUInt32LE(entry + 1, at + places.length * 4 + entry * size + shapeAt);
  }
}

type LookPage = { page: number; edges: readonly number[]; changes: number[][]; entry: number };

function writeLookPage(main: Buffer, { page, edges, changes, entry }: LookPage) {
  writeNumbers(main, page, edges);
  let free = SECTOR - 2;
  for (const [at, bytes] of changes.entries()) {
    free = (free - bytes.length) & ~1;
    main.set(bytes, page + free);
    main.writeUInt8(free / 2, page + edges.length * 4 + at * entry);
  }
  main.writeUInt8(changes.length, page + SECTOR - 1);
}

/** A compound file ([MS-CFB]) of streams that are at least 4096 bytes long, in sectors of 512. */
export function makeCompoundFile(streams: Readonly<Record<string, Buffer>>): Uint8Array {
  const names = Object.keys(streams);
  const fat = [0xfffffffd, END];
  const directory = Buffer.alloc(SECTOR);
  writeEntry(directory, 0, { name: 'Root Entry', child: 1, start: END, size: 0 });
  const sectors: Buffer[] = [];
  for (const [index, name] of names.entries()) {
    const bytes = Buffer.from(streams[name] ?? []);
    const count = Math.ceil(bytes.length / SECTOR);
    const start = fat.length;
    const next = index + 2 <= names.length ? index + 2 : FREE;
    writeEntry(directory, index + 1, { name, next, start, size: bytes.length });
    for (let at = 1; at <= count; at += 1) fat.push(at === count ? END : start + at);
    sectors.push(Buffer.concat([bytes, Buffer.alloc(count * SECTOR - bytes.length)]));
  }
  const header = Buffer.alloc(SECTOR, 0xff);
  header.fill(0, 0, 76);
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(SECTOR, 0xff);
  writeNumbers(table, 0, fat);
  return Uint8Array.from(Buffer.concat([header, table, directory, ...sectors]));
}

type Entry = { name: string; child?: number; next?: number; start: number; size: number };

function writeEntry(directory: Buffer, index: number, entry: Entry) {
  const at = index * 128;
  directory.write(entry.name, at, 'utf16le');
  directory.writeUInt16LE(entry.name.length * 2 + 2, at + 64);
  directory.writeUInt32LE(FREE, at + 68);
  directory.writeUInt32LE(entry.next ?? FREE, at + 72);
  directory.writeUInt32LE(entry.child ?? FREE, at + 76);
  directory.writeUInt32LE(entry.start, at + 116);
  directory.writeUInt32LE(entry.size, at + 120);
}
