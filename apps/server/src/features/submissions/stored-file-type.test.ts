import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../temporary-folder.test-support.ts';
import { sampleDoc, sampleDocx, samplePdf, sampleZip } from './files/sample-files.test-support.ts';
import { storedFileType } from './stored-file-type.ts';

const folder = temporaryFolder('types');

const typeOf = (bytes: Buffer) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return storedFileType(path);
};

const behind = (bytes: number, file: Buffer) => Buffer.concat([Buffer.alloc(bytes, 10), file]);

describe('[WS9] the type of a file', () => {
  it.each([
    { it: 'PDF', bytes: samplePdf(), type: 'pdf' },
    {
      it: 'PDF after what a mail program put before it',
      bytes: behind(900, samplePdf()),
      type: 'pdf',
    },
    { it: 'PDF that begins too late', bytes: behind(1025, samplePdf()), type: undefined },
    { it: 'DOCX', bytes: sampleDocx(), type: 'docx' },
    {
      it: 'DOCX that is not compressed',
      bytes: sampleDocx(undefined, { isStored: true }),
      type: 'docx',
    },
    {
      it: 'DOCX with a comment at its end',
      bytes: Buffer.concat([sampleDocx().subarray(0, -2), Buffer.from('\x05\x00hello')]),
      type: 'docx',
    },
    {
      it: 'spreadsheet',
      bytes: sampleDocx('vnd.openxmlformats-officedocument.spreadsheetml.sheet.main'),
      type: undefined,
    },
    {
      it: 'Word document with macros',
      bytes: sampleDocx('vnd.ms-word.document.macroEnabled.main'),
      type: undefined,
    },
    { it: 'plain zip', bytes: sampleZip({ 'word/document.xml': '<w/>' }), type: undefined },
    {
      it: 'zip bomb',
      bytes: sampleZip({ '[Content_Types].xml': ' '.repeat(3_000_000) }),
      type: undefined,
    },
    { it: 'cut DOCX', bytes: sampleDocx().subarray(0, -30), type: undefined },
    { it: 'DOC', bytes: sampleDoc(), type: 'doc' },
    { it: 'old spreadsheet', bytes: sampleDoc('Workbook'), type: undefined },
    { it: 'cut DOC', bytes: sampleDoc().subarray(0, 1100), type: undefined },
    { it: 'picture', bytes: Buffer.from('89504e470d0a1a0a', 'hex'), type: undefined },
    { it: 'page', bytes: Buffer.from('<!doctype html><script>alert(1)</script>'), type: undefined },
    { it: 'program', bytes: Buffer.from('MZ\x90\x00'), type: undefined },
    { it: 'empty file', bytes: Buffer.alloc(0), type: undefined },
  ])('of a $it is $type', async ({ bytes, type }) => {
    expect(await typeOf(bytes)).toBe(type);
  });

  const damaged = (file: Buffer) =>
    fc
      .array(fc.record({ at: fc.nat(file.length - 1), byte: fc.nat(255) }), { maxLength: 8 })
      .map((changes) => {
        const bytes = Buffer.from(file);
        for (const { at, byte } of changes) bytes[at] = byte;
        return bytes;
      });

  test.prop(
    [fc.oneof(damaged(sampleDocx()), damaged(sampleDoc()), fc.uint8Array().map(Buffer.from))],
    {
      numRuns: 300,
    },
  )('is found or not, but never fails, whatever the bytes are', async (bytes) => {
    expect([undefined, 'pdf', 'doc', 'docx']).toContain(await typeOf(bytes));
  });
});
