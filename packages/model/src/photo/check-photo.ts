import { type Check, PASSED, refuse } from '../resume/rules/check.ts';
import { decodeBase64 } from './decode-base64.ts';
import { listSegments } from './jpeg-segments.ts';
import { isPlainPicture } from './jpeg-structure.ts';
import { photoSize, type StoredPhoto } from './photo.ts';

/** In bytes: in base64 it fits into a part. */
export const MAX_PHOTO_BYTES = 144 * 1024;
/** In pixels: three times what is printed at 300 per inch. */
const MAX_PHOTO_SIDE = 2000;
/** In characters of base64. */
const MAX_PHOTO_TEXT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

/** Checks whether a picture can be kept: a whole JPEG within the limits that says nothing of camera, place or program. */
export const checkPhoto = ({ jpeg }: StoredPhoto): Check<'jpeg'> =>
  jpeg === null || isFit(jpeg) ? PASSED : refuse('jpeg', { code: 'rules.photo' });

function isFit(jpeg: string): boolean {
  const bytes = jpeg.length > MAX_PHOTO_TEXT ? undefined : decodeBase64(jpeg);
  if (bytes?.[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const sides = Object.values(photoSize({ jpeg }));
  return (
    isPlainPicture(bytes, listSegments(bytes)) &&
    sides.every((side) => side > 0 && side <= MAX_PHOTO_SIDE)
  );
}
