import { inflateRawSync } from 'node:zlib';

const CENTRAL = { size: 46, method: 10, packed: 20, name: 28, extra: 30, comment: 32, local: 42 };
const LOCAL = { size: 30, name: 26, extra: 28 };
const DEFLATED = 8;

/** The files of a ZIP by name, as its central directory lists them (APPNOTE.TXT 4.3); neither ZIP64 nor encryption. */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const count = zip.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    const field = (offset: number) => zip.readUInt16LE(at + offset);
    const nameEnd = at + CENTRAL.size + field(CENTRAL.name);
    const name = zip.toString('utf8', at + CENTRAL.size, nameEnd);
    const local = zip.readUInt32LE(at + CENTRAL.local);
    const start =
      local +
      LOCAL.size +
      zip.readUInt16LE(local + LOCAL.name) +
      zip.readUInt16LE(local + LOCAL.extra);
    const packed = zip.subarray(start, start + zip.readUInt32LE(at + CENTRAL.packed));
    files.set(name, field(CENTRAL.method) === DEFLATED ? inflateRawSync(packed) : packed);
    at = nameEnd + field(CENTRAL.extra) + field(CENTRAL.comment);
  }
  return files;
}
