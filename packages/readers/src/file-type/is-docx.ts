import { ByteView } from '../byte-view.ts';
import {
  END_RECORD_LENGTH,
  findDirectory,
  headerLength,
  LOCAL_HEADER_LENGTH,
  LONGEST_COMMENT,
  readEntries,
  type ZipEntry,
} from '../zip/directory.ts';
import { inflate } from '../zip/inflate.ts';
import type { ByteSource } from './byte-source.ts';

const CONTENT_TYPES = '[Content_Types].xml';
const WORD_DOCUMENT =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Content types are a few kilobytes; a bomb is given up here. */
const MOST_INFLATED = 1_048_576;

/**
 * Checks whether this is a zip whose content types say that it holds a Word document without macros. Throws
 * `ReadError` when the zip is damaged.
 */
export async function isDocx(file: ByteSource): Promise<boolean> {
  const tailLength = END_RECORD_LENGTH + LONGEST_COMMENT;
  const tail = await file.read(Math.max(0, file.size - tailLength), tailLength);
  const { at, length, count } = findDirectory(new ByteView(tail));
  const directory = new ByteView(await file.read(at, length));
  const entry = readEntries(directory, { at: 0, count }).get(CONTENT_TYPES);
  if (!entry) return false;
  const xml = inflate(await readPacked(file, entry), entry, { left: MOST_INFLATED });
  return new TextDecoder().decode(xml).includes(WORD_DOCUMENT);
}

async function readPacked({ read }: ByteSource, { offset, packed }: ZipEntry): Promise<Uint8Array> {
  const header = new ByteView(await read(offset, LOCAL_HEADER_LENGTH));
  return read(offset + headerLength(header, 0), packed);
}
