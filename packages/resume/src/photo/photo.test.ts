import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  checkPhoto,
  MAX_PHOTO_BYTES,
  photoOfUrl,
  photoSize,
  photoUrl,
  readJsonResume,
  withPhoto,
  writeJsonResume,
} from '../index.ts';
import { countIds, resumeWith } from '../resume.test-support.ts';
import { byteOfBase64 } from './base64.ts';
import { decodeBase64 } from './decode-base64.ts';
import { PHOTO } from './photo.test-support.ts';

const BYTES = Buffer.from(PHOTO.jpeg, 'base64');
const encoded = (...pieces: (Uint8Array | readonly number[])[]) =>
  Buffer.concat(pieces.map((piece) => Uint8Array.from(piece))).toString('base64');
/** The photo with a segment before its first one. */
const withSegment = (marker: number, content: Uint8Array) =>
  encoded(
    BYTES.subarray(0, 2),
    [0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
    content,
    BYTES.subarray(2),
  );

const beforeEnd = (bytes: readonly number[]) =>
  encoded(BYTES.subarray(0, -2), bytes, BYTES.subarray(-2));

describe('[OC1] a photo', () => {
  it('has a size', () => {
    expect(photoSize(PHOTO)).toEqual({ width: 24, height: 32 });
  });

  it('is set, replaced and taken away, and the same one changes nothing', () => {
    const resume = resumeWith({});
    const set = applyEdit(resume, { type: 'set-photo', photo: PHOTO });
    expect(set.photo).toEqual(PHOTO);
    expect(applyEdit(set, { type: 'set-photo', photo: { ...PHOTO } })).toBe(set);
    expect(applyEdit(set, { type: 'set-photo', photo: undefined })).toEqual(resume);
    expect(applyEdit(resume, { type: 'set-photo', photo: undefined })).toBe(resume);
  });

  const wide = BYTES.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  it.each([
    ['no base64', 'What?', false],
    ['nothing', '', false],
    ['a PNG', encoded(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), [0]), false],
    ['cut off', encoded(BYTES.subarray(0, -40)), false],
    ['cut off in its head', encoded(BYTES.subarray(0, 50)), false],
    ['where it was taken', withSegment(0xe1, Buffer.from('Exif\0\0GPS')), true],
    ['a comment', withSegment(0xfe, Buffer.from('made by')), true],
    ['a comment behind the picture’s data', beforeEnd([0xff, 0xfe, 0, 4, 72, 105]), true],
    ['a second picture behind the end', encoded(BYTES, BYTES), true],
    ['a thumbnail', withSegment(0xe0, Buffer.from('JFXX\0 of the uncropped one')), true],
    [
      'too large',
      encoded(BYTES.subarray(0, -2), new Uint8Array(MAX_PHOTO_BYTES), [0xff, 0xd9]),
      false,
    ],
    [
      'too many pixels',
      encoded(BYTES.subarray(0, wide), [9, 0, 9, 0], BYTES.subarray(wide + 4)),
      false,
    ],
  ])('is refused: %s', (_what, jpeg, canBeMended) => {
    expect(checkPhoto({ jpeg })).toMatchObject({ ok: false, message: { code: 'rules.photo' } });
    expect(photoOfUrl(`data:image/jpeg;base64,${jpeg}`) === undefined).toBe(!canBeMended);
  });

  it('stands in a JSON Resume as its picture, and comes back', () => {
    const resume = withPhoto(resumeWith({}), PHOTO);
    const file = writeJsonResume(resume);
    expect(file.basics?.image).toBe(photoUrl(PHOTO));
    const read = readJsonResume(JSON.parse(JSON.stringify(file)), countIds());
    expect(read.ok && read.resume.photo).toEqual(PHOTO);
    expect(read.ok && read.resume.contact).toEqual(resume.contact);
  });

  it('is never fetched: the address of one is a further line', () => {
    const image = 'https://example.org/ada.jpg';
    const read = readJsonResume({ basics: { name: 'Ada', image } }, countIds());
    expect(read.ok && read.resume).toMatchObject({
      contact: { details: expect.stringContaining(image) },
    });
    expect(read.ok && read.resume.photo).toBeUndefined();
  });

  property.prop([fc.uint8Array({ maxLength: 40 })])('is decoded to its bytes', (bytes) => {
    const text = Buffer.from(bytes).toString('base64');
    expect(decodeBase64(text)).toEqual(bytes);
    expect(Uint8Array.from(bytes, (_, at) => byteOfBase64(text, at))).toEqual(bytes);
  });

  property.prop([fc.uint8Array({ maxLength: 200 }), fc.nat({ max: BYTES.length })])(
    'is read or refused, whatever its bytes',
    (bytes, at) => {
      const jpeg = encoded(BYTES.subarray(0, at), bytes, BYTES.subarray(at + bytes.length));
      const photo = photoOfUrl(`data:image/jpeg;base64,${jpeg}`);
      if (checkPhoto({ jpeg }).ok) expect(photo).toEqual({ jpeg });
      if (photo) expect(checkPhoto(photo)).toEqual({ ok: true });
    },
  );
});
