import { byteOfBase64 } from './base64.ts';

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

/**
 * Width and height in pixels, from the header of the first frame with Huffman coding, which every reader of PDF knows
 * (ITU-T T.81, B.2.2); zero where there is none.
 */
export function photoSize({ jpeg }: Photo): { width: number; height: number } {
  const word = (index: number) => byteOfBase64(jpeg, index) * 256 + byteOfBase64(jpeg, index + 1);
  let from = 2;
  while (from < jpeg.length && (word(from) < 0xffc0 || word(from) > 0xffc2))
    from += 2 + word(from + 2);
  return { width: word(from + 7), height: word(from + 5) };
}

export const DATA_URL = 'data:image/jpeg;base64,';

/** The photo as the address of a picture (RFC 2397). */
export const photoUrl = ({ jpeg }: Photo): string => DATA_URL + jpeg;
