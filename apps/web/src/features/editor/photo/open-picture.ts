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

/** Reason that a picture cannot be used. */
export type PictureProblem =
  | 'too-large'
  | 'unreadable'
  | 'no-picture'
  | 'damaged'
  | 'too-many-pixels';

type Opened = { ok: true; picture: OpenPicture } | { ok: false; reason: PictureProblem };

/** Opens a picture, or says why it cannot be used. Nothing of it leaves the browser. */
export async function openPicture(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES) return refused('too-large');
  const begin = await file
    .slice(0, 12)
    .arrayBuffer()
    .catch(() => undefined);
  if (!begin) return refused('unreadable');
  const sign = String.fromCharCode(...new Uint8Array(begin));
  if (!isPicture(sign)) return refused('no-picture');
  const url = URL.createObjectURL(file);
  const close = () => URL.revokeObjectURL(url);
  const image = await loadImage(url);
  const reason = image ? (problemOf(image) ?? (await problemOfBytes(file))) : 'damaged';
  if (image && !reason) return { ok: true, picture: { url, image, close } };
  close();
  return refused(reason ?? 'damaged');
}

/** An image element shows what it has of a picture whose end is missing, and grey below it; a bitmap is made of a whole one only. */
const problemOfBytes = (file: File): Promise<PictureProblem | undefined> =>
  createImageBitmap(file).then(
    (bitmap) => void bitmap.close(),
    () => 'damaged',
  );

const refused = (reason: PictureProblem): Opened => ({ ok: false, reason });

const problemOf = ({
  naturalWidth,
  naturalHeight,
}: HTMLImageElement): PictureProblem | undefined =>
  naturalWidth * naturalHeight > MOST_PIXELS ? 'too-many-pixels' : undefined;

/** The browser turns it upright by what its file says of the camera. */
function loadImage(url: string): Promise<HTMLImageElement | undefined> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(undefined);
    image.src = url;
  });
}
