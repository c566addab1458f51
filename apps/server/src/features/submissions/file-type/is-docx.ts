import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ByteReader } from './byte-reader.ts';

const inflate = promisify(inflateRaw);

const CONTENT_TYPES = '[Content_Types].xml';
const WORD_DOCUMENT =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

// The zip format's structures and their fixed lengths (APPNOTE.TXT 6.3.10, section 4.3).
const LOCAL_HEADER = 0x04034b50;
const LOCAL_LENGTH = 30;
const CENTRAL_HEADER = 0x02014b50;
const CENTRAL_LENGTH = 46;
const END_RECORD = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const STORED = 0;
const DEFLATED = 8;

/** Content types are a few kilobytes; a bomb is given up here. */
const MOST_INFLATED = 1_048_576;

type Part = { method: number; packed: number; header: number };

/** Whether this is a zip whose content types say that it holds a Word document without macros. */
export async function isDocx(reader: ByteReader): Promise<boolean> {
  const directory = await readDirectory(reader);
  const part = directory && findPart(directory, CONTENT_TYPES);
  if (!part) return false;
  const xml = await readPart(reader, part);
  return xml?.includes(WORD_DOCUMENT) === true;
}

/** The central directory, found from the record at the end of the file. */
async function readDirectory({ size, read }: ByteReader): Promise<Buffer | undefined> {
  const tail = await read(Math.max(0, size - END_LENGTH - LONGEST_COMMENT), size);
  const at = tail.lastIndexOf(END_RECORD);
  if (at < 0 || at + END_LENGTH > tail.length) return undefined;
  return read(tail.readUInt32LE(at + 16), tail.readUInt32LE(at + 12));
}

function findPart(directory: Buffer, name: string): Part | undefined {
  for (let at = 0; at + CENTRAL_LENGTH <= directory.length; ) {
    if (directory.readUInt32LE(at) !== CENTRAL_HEADER) return undefined;
    const nameEnd = at + CENTRAL_LENGTH + directory.readUInt16LE(at + 28);
    if (directory.toString('utf8', at + CENTRAL_LENGTH, nameEnd) === name) {
      return {
        method: directory.readUInt16LE(at + 10),
        packed: directory.readUInt32LE(at + 20),
        header: directory.readUInt32LE(at + 42),
      };
    }
    at = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
  }
  return undefined;
}

async function readPart({ read }: ByteReader, part: Part): Promise<Buffer | undefined> {
  const header = await read(part.header, LOCAL_LENGTH);
  if (header.length < LOCAL_LENGTH || header.readUInt32LE(0) !== LOCAL_HEADER) return undefined;
  const start = part.header + LOCAL_LENGTH + header.readUInt16LE(26) + header.readUInt16LE(28);
  const packed = await read(start, part.packed);
  if (part.method === STORED) return packed;
  if (part.method !== DEFLATED) return undefined;
  return inflate(packed, { maxOutputLength: MOST_INFLATED }).catch(() => undefined);
}
