import { encodePhoto, MAX_PHOTO_BYTES, type Photo } from '@shortlist/model';

/** A rectangle of a picture that was turned, in pixels of the box around it. */
export type CropArea = { x: number; y: number; width: number; height: number };

/** In pixels: 32 mm at 600 to the inch. */
const LONGEST_SIDE = 800;
const QUALITIES = [0.92, 0.85, 0.75, 0.6, 0.45, 0.3];

/**
 * Draws a part of a picture, turned by quarters of a circle, as a new JPEG: what the file said of camera, place and
 * program is not in it. White stands where the picture is transparent. Rejects where the browser draws none.
 */
export async function cropPicture(
  image: HTMLImageElement,
  area: CropArea,
  degrees: number,
): Promise<Photo> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, LONGEST_SIDE / Math.max(area.width, area.height));
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.scale(canvas.width / area.width, canvas.height / area.height);
  const { naturalWidth, naturalHeight } = image;
  const isLying = degrees % 180 !== 0;
  const [width, height] = isLying ? [naturalHeight, naturalWidth] : [naturalWidth, naturalHeight];
  context.translate(width / 2 - area.x, height / 2 - area.y);
  context.rotate((degrees * Math.PI) / 180);
  context.drawImage(image, -naturalWidth / 2, -naturalHeight / 2);
  return toPhoto(canvas);
}

async function toPhoto(canvas: HTMLCanvasElement): Promise<Photo> {
  for (const quality of QUALITIES) {
    const blob = await toJpeg(canvas, quality);
    if (blob.size <= MAX_PHOTO_BYTES) {
      const photo = encodePhoto(new Uint8Array(await blob.arrayBuffer()));
      if (photo) return photo;
    }
  }
  throw new Error('The photo does not become small enough.');
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const handle = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('The photo was not made.'));
    canvas.toBlob(handle, 'image/jpeg', quality);
  });
}
