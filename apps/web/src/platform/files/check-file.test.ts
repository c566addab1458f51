import { expect, it } from 'vitest';
import { checkFile, MAX_FILE_BYTES } from './check-file.ts';

const bytes = (...values: number[]) => new Uint8Array(values);

it.each<[string, BlobPart]>([
  ['cv.pdf', '%PDF-1.4'],
  ['CV.PDF', '\n\n%PDF-2.0'],
  ['my.old.cv.docx', bytes(0x50, 0x4b, 3, 4, 20)],
  ['cv.doc', bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0)],
  ['rich.doc', '{\\rtf1\\ansi'],
  ['page.doc', '\ufeff  <!DOCTYPE html><title>CV</title>'],
])('[CR5] takes %s', async (name, content) => {
  expect(await checkFile(new File([content], name))).toBeUndefined();
});

it.each<[string, BlobPart]>([
  ['cv.txt', '%PDF-1.4'],
  ['cv', '%PDF-1.4'],
  ['cv.pdf', bytes(0x50, 0x4b, 3, 4)],
  ['cv.docx', '%PDF-1.4'],
  ['cv.doc', 'just words'],
  ['cv.txt', ''],
  ['constructor', '%PDF-1.4'],
])('[CR5] refuses %s when its name or its bytes are of another type', async (name, content) => {
  expect(await checkFile(new File([content], name))).toBe('type');
});

it.each(['cv.pdf', 'cv.doc', 'cv.docx'])('[CR5] says that %s is empty', async (name) => {
  expect(await checkFile(new File([], name))).toBe('empty');
});

it('[CR5] takes 10 MB and refuses one byte more in its own words', async () => {
  const sized = (size: number) => new File(['%PDF-', new Uint8Array(size - 5)], 'cv.pdf');
  expect(await checkFile(sized(MAX_FILE_BYTES))).toBeUndefined();
  expect(await checkFile(sized(MAX_FILE_BYTES + 1))).toBe('size');
});
