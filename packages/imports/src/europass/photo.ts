import { type Photo, photoOfUrl } from '@shortlist/model';
import type { ResumeDraft } from '../draft/resume-draft.ts';

const JPEG = 'data:image/jpeg;base64,';

/** Makes a picture in base64, where there is one, the photo of the resume; of one that cannot be kept it leaves a note. */
export function readPhoto(draft: ResumeDraft, base64: string): void {
  if (base64 === '') return;
  const photo = photoOfBase64(base64);
  if (photo) draft.photo = photo;
  else draft.notes.push({ code: 'imports.photo' });
}

/** The photo of a picture in base64, which may be that of such an address again; undefined for any that cannot be kept. */
function photoOfBase64(text: string): Photo | undefined {
  const base64 = text.replace(/\s+/gu, '');
  if (base64.startsWith('data:'))
    return photoOfUrl(base64.replace(/^data:image\/jpg;/u, 'data:image/jpeg;'));
  if (base64.startsWith(ADDRESS_IN_BASE64))
    return photoOfUrl(decode(base64).replace(/^data:image\/jpg;/u, 'data:image/jpeg;'));
  return photoOfUrl(JPEG + base64);
}

/** The beginning of "data:" in base64. */
const ADDRESS_IN_BASE64 = 'ZGF0Y';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The ASCII that base64 stands for; `atob` is no part of the language. */
function decode(base64: string): string {
  let text = '';
  for (let at = 0; at + 4 <= base64.length; at += 4) {
    const [a = 0, b = 0, c = -1, d = -1] = [...base64.slice(at, at + 4)].map((letter) =>
      LETTERS.indexOf(letter),
    );
    text += String.fromCharCode(((a << 2) | (b >> 4)) & 255);
    if (c >= 0) text += String.fromCharCode(((b << 4) | (c >> 2)) & 255);
    if (d >= 0) text += String.fromCharCode(((c << 6) | d) & 255);
  }
  return text;
}
