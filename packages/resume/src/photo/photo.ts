import { byteOfBase64 } from './base64.ts';
import { type PictureSize, readJpegHead } from './jpeg.ts';

/** The person's photo: a JPEG in base64. */
export type Photo = { readonly jpeg: string };

/** A photo as a part of a resume is stored; null where there is none. */
export type StoredPhoto = { readonly jpeg: string | null };
export const NO_PHOTO: StoredPhoto = { jpeg: null };

/** Reads a photo as it was stored or sent, which `checkPhoto` has seen then; undefined where there is none. Never throws. */
export function readPhoto(value: unknown): Photo | undefined {
  const { jpeg } = Object(value) as { jpeg?: unknown };
  return typeof jpeg === 'string' && jpeg !== '' ? { jpeg } : undefined;
}

/** Width and height in pixels. */
export function photoSize({ jpeg }: Photo): PictureSize {
  const head = readJpegHead((index) => byteOfBase64(jpeg, index), (jpeg.length / 4) * 3);
  return head?.size ?? { width: 1, height: 1 };
}

export const DATA_URL = 'data:image/jpeg;base64,';

/** The photo as the address of a picture (RFC 2397). */
export const photoUrl = ({ jpeg }: Photo): string => DATA_URL + jpeg;
