import type { ByteReader } from './byte-reader.ts';

// [MS-CFB], sections 2.2 (header), 2.3 (sector table) and 2.6 (directory).
const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
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

/** Whether this is a compound file with the stream that makes it a Word document. */
export async function isDoc(reader: ByteReader): Promise<boolean> {
  const header = await reader.read(0, HEADER_LENGTH);
  if (header.length < HEADER_LENGTH || !header.subarray(0, 8).equals(SIGNATURE)) return false;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return false;

  const table = Array.from({ length: TABLE_SECTORS_IN_HEADER }, (_, index) =>
    header.readUInt32LE(TABLE_AT + 4 * index),
  );
  const sectors = { length: 1 << shift, table };
  let sector = header.readUInt32LE(48);
  for (let looked = 0; looked < MOST_SECTORS && sector < LAST_SECTOR; looked += 1) {
    if (hasWordStream(await readSector(reader, sectors, sector))) return true;
    sector = await nextSector(reader, sectors, sector);
  }
  return false;
}

const readSector = ({ read }: ByteReader, { length }: Sectors, sector: number) =>
  read((sector + 1) * length, length);

/** The table says of each sector which one comes after it; it lies in sectors itself. */
async function nextSector(reader: ByteReader, sectors: Sectors, sector: number): Promise<number> {
  const perSector = sectors.length / 4;
  const tableSector = sectors.table[Math.floor(sector / perSector)] ?? LAST_SECTOR;
  if (tableSector >= LAST_SECTOR) return LAST_SECTOR;
  const part = await readSector(reader, sectors, tableSector);
  const at = 4 * (sector % perSector);
  return at + 4 <= part.length ? part.readUInt32LE(at) : LAST_SECTOR;
}

function hasWordStream(directory: Buffer): boolean {
  for (let at = 0; at + ENTRY_LENGTH <= directory.length; at += ENTRY_LENGTH) {
    // The length counts the two bytes of the null character at the end.
    const nameLength = Math.min(64, Math.max(2, directory.readUInt16LE(at + 64)));
    const name = directory.toString('utf16le', at, at + nameLength - 2);
    if (name === WORD_STREAM && directory[at + 66] === STREAM) return true;
  }
  return false;
}
