import { readdirSync, readFileSync } from 'node:fs';
import { ENGLISH, en, words } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { PICTURES, type Picture, type PictureName } from './pictures.ts';

const FOLDER = new URL('../../pictures/', import.meta.url);
const MOST_BYTES = 60_000;

const pathOf = (src: string) => new URL(src.replace(/^.*\/pictures\//u, ''), FOLDER);

/** Width and height of a WebP picture, from the first frame of its lossy bitstream (RFC 6386, 9.1) or its VP8X chunk. */
function sizeOf(file: URL) {
  const bytes = readFileSync(file);
  if (bytes.toString('latin1', 12, 16) === 'VP8X') {
    return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  }
  return { width: bytes.readUInt16LE(26), height: bytes.readUInt16LE(28) };
}

const all: Picture[] = Object.values(PICTURES);
const files = all
  .flatMap(({ light, ...dark }) => (light ? [dark, light] : [dark]))
  .flatMap(({ phone, ...picture }) => (phone ? [picture, phone] : [picture]));

it.each(files)('$src has the size that keeps its place free', ({ src, width, height }) => {
  expect(sizeOf(pathOf(src))).toEqual({ width, height });
});

it('no picture weighs more than 60 kB', () => {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((each) => each.endsWith('.webp'))) {
    expect(readFileSync(new URL(name, FOLDER)).length, name).toBeLessThanOrEqual(MOST_BYTES);
  }
});

it('says in words what is seen', () => {
  const { picture } = words(ENGLISH, en.product);
  for (const name of Object.keys(PICTURES)) {
    expect(picture({ name: name as PictureName }).length).toBeGreaterThan(50);
  }
});
