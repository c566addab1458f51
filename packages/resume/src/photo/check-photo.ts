import { type Check, PASSED, refuse } from '../rules/check.ts';
import { decodeBase64 } from './decode-base64.ts';
import { END_OF_IMAGE, isMetadata, listSegments } from './jpeg-segments.ts';
import { photoSize, type StoredPhoto } from './photo.ts';

/** In bytes: in base64 it fits into a part. */
export const MAX_PHOTO_BYTES = 144 * 1024;
/** In pixels: three times what is printed at 300 per inch. */
const MAX_PHOTO_SIDE = 2000;
const START_OF_SCAN = 0xda;
/** In characters of base64. */
const MAX_PHOTO_TEXT = Math.ceil(MAX_PHOTO_BYTES / 3) * 4;

/** Whether a picture can be kept: a whole JPEG within the limits that says nothing of camera, place or program. */
export const checkPhoto = ({ jpeg }: StoredPhoto): Check<'jpeg'> =>
  jpeg === null || isFit(jpeg) ? PASSED : refuse('jpeg', { code: 'rules.photo' });

function isFit(jpeg: string): boolean {
  const bytes = jpeg.length > MAX_PHOTO_TEXT ? undefined : decodeBase64(jpeg);
  if (bytes?.[0] !== 0xff || bytes[1] !== 0xd8) return false;
  const segments = listSegments(bytes);
  const last = segments.at(-1);
  const isWhole = last?.marker === END_OF_IMAGE && last.to === bytes.length;
  const sides = Object.values(photoSize({ jpeg }));
  return (
    isWhole &&
    segments.some(({ marker }) => marker === START_OF_SCAN) &&
    !segments.some(isMetadata) &&
    sides.every((side) => side > 0 && side <= MAX_PHOTO_SIDE)
  );
}
