/** Checks whether a file's first twelve bytes are those of a JPEG, a PNG or a WebP. */
const isPicture = (sign: string): boolean =>
  sign.startsWith('\xff\xd8\xff') ||
  sign.startsWith('\x89PNG') ||
  (sign.startsWith('RIFF') && sign.endsWith('WEBP'));

const MOST_BYTES = 10 * 1024 * 1024;
/** More than a telephone's camera has; decoded it takes four bytes for each. */
const MOST_PIXELS = 64_000_000;

/** A picture that is open in this browser, upright. `close` gives its memory back. */
export type OpenPicture = { url: string; image: HTMLImageElement; close: () => void };

type Opened = { ok: true; picture: OpenPicture } | { ok: false; reason: string };

/** Opens a picture, or says in a sentence why it cannot be used. Nothing of it leaves the browser. */
export async function openPicture(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES)
    return refused('This file is larger than 10 MB. Choose a smaller picture.');
  const begin = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined);
  if (!begin) return refused('This file could not be read. Choose it again, or another one.');
  const sign = String.fromCharCode(...new Uint8Array(begin));
  if (!isPicture(sign))
    return refused('This is no JPEG, PNG or WebP picture. Choose another file.');
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = await loadImage(url);
  const reason = image ? (problemOf(image) ?? (await problemOfBytes(file))) : DAMAGED;
  if (image && !reason) return { ok: true, picture: { url, image, close } };
  close();
  return refused(String(reason));
}

const DAMAGED = 'This picture is damaged. Choose another file.';

/** An image element shows what it has of a picture whose end is missing, and grey below it; a bitmap is made of a whole one only. */
const problemOfBytes = (file: File): Promise<string | undefined> =>
  createImageBitmap(file).then(
    (bitmap) => void bitmap.close(),
    () => DAMAGED,
  );

const refused = (reason: string): Opened => ({ ok: false, reason });

const problemOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): string | undefined =>
  naturalWidth * naturalHeight > MOST_PIXELS
    ? 'This picture has more than 64 million pixels. Choose a smaller one.'
    : undefined;

/** The browser turns it upright by what its file says of the camera. */
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}
