import { fc, test as property } from '@fast-check/vitest';
import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { describe, expect, it } from 'vitest';
import {
  applyEdit,
  checkPhoto,
  MAX_PHOTO_BYTES,
  photoOfUrl,
  photoSize,
  photoUrl,
  withPhoto,
} from '../index.ts';
import { countIds, resumeWith } from '../resume/resume.test-support.ts';
import { SECTIONS } from '../resume/sections/sections.ts';
import { byteOfBase64 } from './base64.ts';
import { decodeBase64 } from './decode-base64.ts';
import { PHOTO, PROGRESSIVE } from './photo.test-support.ts';

const BYTES = Buffer.from(PHOTO.jpeg, 'base64');
const encoded = (...pieces: (Uint8Array | readonly number[])[]) =>
  Buffer.concat(pieces.map((piece) => Uint8Array.from(piece))).toString('base64');
/** The photo with a segment before its first one. */
const withSegment = (marker: number, content: Uint8Array) =>
  encoded(BYTES.subarray(0, 2), segment(marker, content), BYTES.subarray(2));

const segment = (marker: number, content: Uint8Array) => [
  ...[0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 255],
  ...content,
];
/** A quantization table that says words. */
const spare = (id: number, length: number) =>
  Buffer.from([
    id,
    ...Buffer.from('Ada King, 12 Loom Street, Leith. '.repeat(2)).subarray(0, length),
  ]);
/** A Huffman table with codes of eight bits for the letters of a text. */
const huffman = (id: number, letters: string) =>
  Buffer.from([
    id,
    ...[0, 0, 0, 0, 0, 0, 0, letters.length],
    ...Array<number>(8).fill(0),
    ...Buffer.from(letters),
  ]);

/** A Huffman table with codes of one bit for each letter of a text. */
const short = (id: number, letters: string) =>
  Buffer.from([id, letters.length, ...Array<number>(15).fill(0), ...Buffer.from(letters)]);
const TABLE_AT = BYTES.indexOf(Buffer.from([0xff, 0xc4]));
/** The photo with another table in the place of its first one for Huffman codes, which its scan uses. */
const withFirstTable = (content: Uint8Array) =>
  encoded(
    BYTES.subarray(0, TABLE_AT),
    segment(0xc4, content),
    BYTES.subarray(TABLE_AT + 2 + BYTES.readUInt16BE(TABLE_AT + 2)),
  );

const FRAME_AT = BYTES.indexOf(Buffer.from([0xff, 0xc0]));
const FRAME = BYTES.subarray(FRAME_AT, FRAME_AT + 2 + BYTES.readUInt16BE(FRAME_AT + 2));
/** The header of a scan, and a byte of its data. */
const SCAN = Buffer.from('ffda000c03010002110311003f00aa', 'hex');
const withFrames = (...frames: Uint8Array[]) =>
  encoded(BYTES.subarray(0, FRAME_AT), ...frames, BYTES.subarray(FRAME_AT + FRAME.length));
function sized(width: number, height: number): Buffer {
  const frame = Buffer.from(FRAME);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return frame;
}
/** The content of a JFIF segment, which ends with the sides of its small picture and that picture. */
const jfif = (thumbnail: readonly number[]) =>
  Buffer.concat([Buffer.from('JFIF\0\x01\x01\0\0\x01\0\x01', 'latin1'), Buffer.from(thumbnail)]);

const beforeEnd = (bytes: readonly number[]) =>
  encoded(BYTES.subarray(0, -2), bytes, BYTES.subarray(-2));

describe('[OC1] a photo', () => {
  it('has a size', () => {
    expect(photoSize(PHOTO)).toEqual({ width: 24, height: 32 });
  });

  it('is set, replaced and taken away, and the same one changes nothing', () => {
    const resume = resumeWith({});
    const set = applyEdit(resume, { type: 'set-photo', photo: PHOTO }, SECTIONS);
    expect(set.photo).toEqual(PHOTO);
    expect(applyEdit(set, { type: 'set-photo', photo: { ...PHOTO } }, SECTIONS)).toBe(set);
    expect(applyEdit(set, { type: 'set-photo', photo: undefined }, SECTIONS)).toEqual(resume);
    expect(applyEdit(resume, { type: 'set-photo', photo: undefined }, SECTIONS)).toBe(resume);
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
    [
      'a comment behind a scan with one byte of data',
      encoded(BYTES.subarray(0, -2), SCAN, [0xff, 0xfe, 0, 5, 65, 100, 97], [0xff, 0xd9]),
      true,
    ],
    ['a thumbnail', withSegment(0xe0, Buffer.from('JFXX\0 of the uncropped one')), true],
    [
      'EXIF as the second of two',
      withSegment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x/>')),
      true,
    ],
    [
      'a profile of colours with words in it',
      withSegment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01Ada')),
      true,
    ],
    ['words of a program', withSegment(0xed, Buffer.from('Photoshop 3.0\0')), true],
    ['words in Adobe’s segment', withSegment(0xee, Buffer.from('Adobe\0 of Ada')), true],
    ['words in a short JFIF segment', withSegment(0xe0, Buffer.from('of Ada King, 9')), true],
    ['a small picture in JFIF’s segment', withSegment(0xe0, jfif([1, 1, 0, 0, 0])), true],
    ...Array.from({ length: 14 }, (_, at): [string, string, boolean] => [
      `an extension (FF${(0xf0 + at).toString(16)})`,
      withSegment(0xf0 + at, Buffer.from('Ada King, 56.0 N 3.4 W')),
      true,
    ]),
    ['a reserved marker', withSegment(0x02, Buffer.from('Ada King')), false],
    ['JFIF’s segment twice', withSegment(0xe0, jfif([0, 0])), false],
    ['a second frame behind the first', withFrames(FRAME, FRAME), false],
    ['a frame of another size before', withFrames(sized(1, 1), FRAME), false],
    ['a frame of a huge size behind', withFrames(FRAME, sized(60_000, 60_000)), false],
    ['no frame', withFrames(), false],
    [
      'arithmetic coding',
      withFrames(Buffer.from(FRAME.toString('hex').replace('ffc0', 'ffc9'), 'hex')),
      false,
    ],
    [
      'a lossless frame',
      withFrames(Buffer.from(FRAME.toString('hex').replace('ffc0', 'ffc3'), 'hex')),
      false,
    ],
    [
      'words behind a frame’s components',
      withSegment(0xc0, Buffer.from([8, 0, 32, 0, 24, 1, 1, 17, 0, 65])),
      false,
    ],
    [
      'words behind a quantization table',
      withSegment(0xdb, Buffer.from([...new Uint8Array(65), 65, 100])),
      false,
    ],
    [
      'words behind a Huffman table',
      withSegment(0xc4, Buffer.from([...new Uint8Array(17), 65, 100])),
      false,
    ],
    ['words in a spare quantization table', withSegment(0xdb, spare(0x03, 64)), true],
    [
      'words in a quantization table that is defined again',
      withSegment(0xdb, spare(0x00, 64)),
      true,
    ],
    ['words in a spare Huffman table', withSegment(0xc4, huffman(0x13, 'Ada King')), true],
    [
      'words in a Huffman table that is defined again',
      withSegment(0xc4, huffman(0x00, 'Ada King')),
      true,
    ],
    ['words in a spare table behind the scan', beforeEnd(segment(0xdb, spare(0x02, 64))), true],
    ['a Huffman table that has a letter twice', withFirstTable(huffman(0x00, 'Adaa')), false],
    ['a Huffman table with more codes than there are', withFirstTable(short(0x00, 'Ada')), false],
    ['words in a restart interval', withSegment(0xdd, Buffer.from('Ada!')), false],
    [
      'bytes between segments',
      encoded(BYTES.subarray(0, 2), Buffer.from('Ada'), BYTES.subarray(2)),
      false,
    ],
    [
      'fill bytes that count letters',
      encoded(BYTES.subarray(0, 2), [0xff, 0xff, 0xff], BYTES.subarray(2)),
      false,
    ],
    ['a restart where there are none', beforeEnd([0xff, 0xd0, 1]), false],
    ['a second start of an image', withSegment(0xd8, Buffer.from('JFIF')), false],
    ['tables without end', withSegment(0xdb, new Uint8Array(65 * 5)), true],
    ['a thousand scans', beforeEnd(Array.from({ length: 1_000 }, () => [...SCAN]).flat()), false],
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

  it.each(Object.entries(PROGRESSIVE))('is kept with several scans, in %s', (_what, jpeg) => {
    expect(checkPhoto({ jpeg })).toEqual({ ok: true });
    expect(photoOfUrl(`data:image/jpeg;base64,${jpeg}`)).toEqual({ jpeg });
  });

  it('stands in a JSON Resume as its picture, and comes back', () => {
    const resume = withPhoto(resumeWith({}), PHOTO);
    const file = writeJsonResume(resume, SECTIONS);
    expect(file.basics?.image).toBe(photoUrl(PHOTO));
    const read = readJsonResume(JSON.parse(JSON.stringify(file)), countIds(), SECTIONS);
    expect(read.ok && read.resume.photo).toEqual(PHOTO);
    expect(read.ok && read.resume.contact).toEqual(resume.contact);
  });

  it('is never fetched: the address of one is a further line', () => {
    const image = 'https://example.org/ada.jpg';
    const read = readJsonResume({ basics: { name: 'Ada', image } }, countIds(), SECTIONS);
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
