import { crc32, deflateRawSync } from 'node:zlib';

/** The smallest file that a PDF reader opens, made `bytes` long. */
export function samplePdf(bytes = 0): Buffer {
  const head = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n');
  const tail = Buffer.from('\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const filling = Buffer.alloc(Math.max(0, bytes - head.length - tail.length), '%');
  return Buffer.concat([head, filling, tail]);
}

/** A zip archive of these texts, deflated by default. */
export function sampleZip(texts: Record<string, string>, { isStored = false } = {}): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(texts)) {
    const raw = Buffer.from(text);
    const packed = isStored ? raw : deflateRawSync(raw);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(20, 0);
    about.writeUInt16LE(isStored ? 0 : 8, 4);
    about.writeUInt32LE(crc32(raw), 10);
    about.writeUInt32LE(packed.length, 14);
    about.writeUInt32LE(raw.length, 18);
    about.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), about, Buffer.from(name), packed]);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(offset, 12);
    directory.push(
      Buffer.concat([
        Buffer.from('PK\x01\x02\x14\x00'),
        about.subarray(0, 26),
        central.subarray(2),
        Buffer.from(name),
      ]),
    );
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06'), end]);
}

const contentTypes = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/${main}+xml"/></Types>`;

const WORD = 'vnd.openxmlformats-officedocument.wordprocessingml.document.main';

/** A Word document; with another `main`, another kind of Office file that bears its structure. */
export const sampleDocx = (main = WORD, options = {}): Buffer =>
  sampleZip({ '[Content_Types].xml': contentTypes(main), 'word/document.xml': '<w/>' }, options);

/** A compound file whose directory has this stream, in the second sector of the directory. */
export function sampleDoc(stream = 'WordDocument'): Buffer {
  const sector = () => Buffer.alloc(512, 0);
  const header = sector();
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = sector().fill(0xff);
  table.writeUInt32LE(0xfffffffd, 0);
  table.writeUInt32LE(2, 4);
  table.writeUInt32LE(0xfffffffe, 8);
  const entry = (name: string, type: number) => {
    const bytes = Buffer.alloc(128);
    bytes.write(name, 'utf16le');
    bytes.writeUInt16LE(2 * (name.length + 1), 64);
    bytes[66] = type;
    return bytes;
  };
  const first = Buffer.concat([entry('Root Entry', 5), Buffer.alloc(384)]);
  const second = Buffer.concat([entry('1Table', 2), entry(stream, 2), Buffer.alloc(256)]);
  return Buffer.concat([header, table, first, second]);
}
