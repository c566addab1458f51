import { openPicture, type PictureProblem } from '#features/editor/photo/open-picture.ts';

/** Most pixels of a side: an A4 page at 210 dots to the inch. */
const LONGEST_SIDE = 2_480;
const QUALITY = 0.85;

type Drawn = { ok: true; bytes: ArrayBuffer } | { ok: false; reason: PictureProblem };

/**
 * Draws a picture as a new JPEG, upright and no larger than a page needs: what the file said of camera and place is not in it. White
 * stands where it is transparent. Rejects where the browser draws none.
 */
export async function pictureToJpeg(file: File): Promise<Drawn> {
  const opened = await openPicture(file);
  if (!opened.ok) return opened;
  const { image, close } = opened.picture;
  try {
    const blob = await toJpeg(draw(image));
    return { ok: true, bytes: await blob.arrayBuffer() };
  } finally {
    close();
  }
}

function draw(image: HTMLImageElement): HTMLCanvasElement {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(naturalWidth * scale));
  canvas.height = Math.max(1, Math.round(naturalHeight * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made.'))),
      'image/jpeg',
      QUALITY,
    );
  });
