import { type Check, PASSED, refuse } from '../rules/check.ts';
import { decodeBase64 } from './base64.ts';
import { isWholeJpeg, type PictureSize, readJpegHead } from './jpeg.ts';
import { saysMore } from './says-more.ts';

/** The person's photo: a JPEG in base64. */
export type Photo = { readonly jpeg: string };

/** A photo as a part of a resume is stored; null where there is none. */
export type StoredPhoto = { readonly jpeg: string | null };
export const NO_PHOTO: StoredPhoto = { jpeg: null };

/** In bytes: in base64 it fits into a part. */
export const MAX_PHOTO_BYTES = 144 * 1024;
/** In pixels: three times what is printed at 300 per inch. */
const MAX_PHOTO_SIDE = 2000;
/** In characters of base64. */
export const MAX_PHOTO_TEXT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

/** Whether a picture can be kept: a whole JPEG within the limits that says nothing of camera, place or program. */
export function checkPhoto({ jpeg }: StoredPhoto): Check<'jpeg'> {
  if (jpeg === null) return PASSED;
  if (jpeg.length > MAX_PHOTO_TEXT) return refuse('jpeg', { code: 'rules.photoTooLarge' });
  const bytes = decodeBase64(jpeg);
  const head = bytes && readJpegHead(bytes);
  if (!bytes || !head?.size || !head.hasData || !isWholeJpeg(bytes)) {
    return refuse('jpeg', { code: 'rules.photoNoJpeg' });
  }
  if (head.hasMetadata || saysMore(bytes)) return refuse('jpeg', { code: 'rules.photoMetadata' });
  const isFit = Object.values(head.size).every((side) => side > 0 && side <= MAX_PHOTO_SIDE);
  return isFit ? PASSED : refuse('jpeg', { code: 'rules.photoSides' });
}

/** Reads a photo as it was stored or sent; undefined where there is none that can be printed. Never throws. */
export function readPhoto(value: unknown): Photo | undefined {
  const { jpeg } = Object(value) as { jpeg?: unknown };
  return typeof jpeg === 'string' && checkPhoto({ jpeg }).ok ? { jpeg } : undefined;
}

/** In characters: where the size stands in all but strange files. */
const HEAD = 8192;

/** Width and height in pixels. */
export function photoSize({ jpeg }: Photo): PictureSize {
  const sizeIn = (text: string) => readJpegHead(decodeBase64(text) ?? new Uint8Array())?.size;
  return sizeIn(jpeg.slice(0, HEAD)) ?? sizeIn(jpeg) ?? { width: 1, height: 1 };
}

const DATA_URL = 'data:image/jpeg;base64,';

/** The photo as the address of a picture (RFC 2397). */
export const photoUrl = ({ jpeg }: Photo): string => DATA_URL + jpeg;

/** The photo that such an address holds; undefined for any other, which is never fetched. */
export const photoOfUrl = (url: unknown): Photo | undefined =>
  typeof url === 'string' && url.startsWith(DATA_URL)
    ? readPhoto({ jpeg: url.slice(DATA_URL.length) })
    : undefined;
