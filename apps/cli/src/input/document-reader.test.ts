import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { createDocumentReader, DOCUMENT_LIMITS } from './document-reader.ts';

const MEGABYTE = 1024 * 1024;
const TEXT = Buffer.from('Ada Lovelace\nada@example.org\n');

it('gives up a document that takes too long by either clock, and takes what others do with the processor for none of its time', async () => {
  const long = Buffer.from('Ada Lovelace wrote the first program of all.\n'.repeat(20_000));
  let limit: 'processor' | 'clock' | undefined;
  const reader = createDocumentReader({
    ...DOCUMENT_LIMITS,
    isTooSlow: (spent, by) =>
      limit ? by === limit && spent >= 0 : DOCUMENT_LIMITS.isTooSlow(spent, by),
  });
  try {
    for (limit of ['processor', 'clock'] as const) {
      expect(await reader.read({ bytes: long })).toMatchObject({
        ok: false,
        problem: {
          isLocked: false,
          message: { code: 'reading.given-up-late', params: { seconds: 7 } },
        },
      });
    }
    limit = undefined;
    const answer = reader.read({ bytes: TEXT });
    // Nothing is heard here meanwhile, as on a machine that others have.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 7_500);
    expect(await answer).toMatchObject({ ok: true });
    expect(await reader.read({ bytes: Buffer.alloc(0) })).toMatchObject({
      problem: { message: { code: 'reading.empty' } },
    });
  } finally {
    await reader.close();
  }
});

it('gives up a document that takes more memory than it may, whatever the rest of the program holds, and reads the next', async () => {
  const held = Buffer.alloc(160 * MEGABYTE, 1);
  // Time is no matter here, however busy the machine is.
  const reader = createDocumentReader({
    ...DOCUMENT_LIMITS,
    isTooSlow: () => false,
    memoryMegabytes: 150,
  });
  try {
    expect(await reader.read({ bytes: TEXT })).toMatchObject({ ok: true });
    expect(held).toHaveLength(160 * MEGABYTE);
    expect(await reader.read({ bytes: pdfWithFont(400_000_000) })).toMatchObject({
      ok: false,
      problem: { isLocked: false, message: { code: 'reading.given-up-large' } },
    });
    expect(await reader.read({ bytes: TEXT })).toMatchObject({ ok: true });
  } finally {
    await reader.close();
  }
});

it('[RN4] gives up the same documents on a Node that does not tell what a thread takes', async () => {
  const told = Object.getOwnPropertyDescriptors(Worker.prototype);
  Reflect.deleteProperty(Worker.prototype, 'cpuUsage');
  Reflect.deleteProperty(Worker.prototype, 'getHeapStatistics');
  const limited = { ...DOCUMENT_LIMITS, isTooSlow: () => false, memoryMegabytes: 150 };
  const ofMemory = createDocumentReader(limited);
  const ofTime = createDocumentReader({
    ...DOCUMENT_LIMITS,
    isTooSlow: (_, by) => by === 'processor',
  });
  try {
    expect(await ofMemory.read({ bytes: pdfWithFont(400_000_000) })).toMatchObject({
      problem: { message: { code: 'reading.given-up-large' } },
    });
    expect(await ofTime.read({ bytes: pdfWithFont(100_000_000) })).toMatchObject({
      problem: { message: { code: 'reading.given-up-late' } },
    });
  } finally {
    Object.defineProperties(Worker.prototype, told);
    await Promise.all([ofMemory.close(), ofTime.close()]);
  }
});

/** A PDF of 100 KB whose font unpacks to that many bytes: runs of runs (PDF 32000-1:2008, 7.4.5). */
function pdfWithFont(size: number): Uint8Array {
  const runs = Buffer.alloc(2 * Math.ceil(size / 128 / 128) * 2, 0x81);
  const font = Buffer.concat([runs, Buffer.of(0x80)]);
  const page = 'BT /F 9 Tf (Ada) Tj ET';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${page.length}>>stream\n${page}\nendstream`,
    '<</Type/Font/Subtype/TrueType/BaseFont/Ada/FirstChar 32/LastChar 33/Widths[500 500]/FontDescriptor 6 0 R>>',
    '<</Type/FontDescriptor/FontName/Ada/Flags 32/FontBBox[0 0 9 9]/ItalicAngle 0/Ascent 9/Descent 0/CapHeight 9/StemV 9/FontFile2 7 0 R>>',
    `<</Filter[/RunLengthDecode/RunLengthDecode]/Length ${font.length}>>stream\n${font.toString('latin1')}\nendstream`,
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  const trailer = `trailer\n<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`;
  return Buffer.from(`%PDF-1.7\n${body}${trailer}`, 'latin1');
}
