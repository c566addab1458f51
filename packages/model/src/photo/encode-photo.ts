import { checkPhoto } from './check-photo.ts';
import { decodeBase64 } from './decode-base64.ts';
import { encodeBase64 } from './encode-base64.ts';
import { DATA_URL, type Photo } from './photo.ts';
import { withoutMetadata } from './without-metadata.ts';

/** The photo of a JPEG's bytes, its metadata taken out; undefined where it cannot be kept. */
export function encodePhoto(bytes: Uint8Array): Photo | undefined {
  const photo = { jpeg: encodeBase64(withoutMetadata(bytes)) };
  return checkPhoto(photo).ok ? photo : undefined;
}

/** The photo that such an address holds; undefined for any other, which is never fetched. */
export function photoOfUrl(url: unknown): Photo | undefined {
  if (typeof url !== 'string' || !url.startsWith(DATA_URL)) return undefined;
  const bytes = decodeBase64(url.slice(DATA_URL.length));
  return bytes && encodePhoto(bytes);
}
