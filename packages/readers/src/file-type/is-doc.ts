import { ByteView } from '../byte-view.ts';
import type { ByteSource } from './byte-source.ts';
import { MARKS } from './file-kind.ts';

// [MS-CFB], sections 2.2 (header), 2.3 (sector table) and 2.6 (directory).
const HEADER_LENGTH = 512;
const TABLE_AT = 76;
const TABLE_SECTORS_IN_HEADER = 109;
const ENTRY_LENGTH = 128;
const STREAM = 2;
const LAST_SECTOR = 0xfffffffa;

/** Word puts its stream among the first entries; a directory of this many sectors is looked through. */
const MOST_SECTORS = 64;

/** [MS-DOC], section 2.1.1: the stream that every Word document of the old format has. */
const WORD_STREAM = 'WordDocument';

type Sectors = { length: number; table: readonly number[] };

/**
 * Checks whether this is a compound file with the stream that makes it a Word document. Throws `ReadError` when
 * it is damaged.
 */
export async function isDoc(file: ByteSource): Promise<boolean> {
  const bytes = await file.read(0, HEADER_LENGTH);
  if (!MARKS.compound({ bytes, text: '' })) return false;
  const header = new ByteView(bytes);
  const shift = header.u16(30);
  if (shift !== 9 && shift !== 12) return false;

  const table = Array.from({ length: TABLE_SECTORS_IN_HEADER }, (_, index) =>
    header.u32(TABLE_AT + 4 * index),
  );
  const sectors = { length: 1 << shift, table };
  let sector = header.u32(48);
  for (let looked = 0; looked < MOST_SECTORS && sector < LAST_SECTOR; looked += 1) {
    if (hasWordStream(await readSector(file, sectors, sector))) return true;
    sector = await nextSector(file, sectors, sector);
  }
  return false;
}

const readSector = async ({ read }: ByteSource, { length }: Sectors, sector: number) =>
  new ByteView(await read((sector + 1) * length, length));

/** The table says of each sector which one comes after it; it lies in sectors itself. */
async function nextSector(file: ByteSource, sectors: Sectors, sector: number): Promise<number> {
  const perSector = sectors.length / 4;
  const tableSector = sectors.table[Math.floor(sector / perSector)] ?? LAST_SECTOR;
  if (tableSector >= LAST_SECTOR) return LAST_SECTOR;
  const part = await readSector(file, sectors, tableSector);
  const at = 4 * (sector % perSector);
  return at + 4 <= part.length ? part.u32(at) : LAST_SECTOR;
}

function hasWordStream(directory: ByteView): boolean {
  for (let at = 0; at + ENTRY_LENGTH <= directory.length; at += ENTRY_LENGTH) {
    // The length counts the two bytes of the null character at the end.
    const nameLength = Math.min(64, Math.max(2, directory.u16(at + 64)));
    const name = new TextDecoder('utf-16le').decode(directory.slice(at, nameLength - 2));
    if (name === WORD_STREAM && directory.u8(at + 66) === STREAM) return true;
  }
  return false;
}
