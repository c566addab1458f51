import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** A picture of the site weighs no more, in bytes. */
const MOST_BYTES = 60_000;
const QUALITIES = [0.92, 0.86, 0.8, 0.74, 0.68, 0.6, 0.5];

/** Writes a PNG as WebP, in the best quality that is light enough. Throws when none is. */
export async function writeWebp(browser: Browser, png: Buffer, path: string): Promise<void> {
  const page = await browser.newPage();
  for (const quality of QUALITIES) {
    const webp = await page.evaluate(encode, { png: png.toString('base64'), quality });
    const bytes = Buffer.from(webp, 'base64');
    if (bytes.length > MOST_BYTES) continue;
    await page.close();
    writeFileSync(path, bytes);
    process.stdout.write(`${path}: ${bytes.length} bytes, quality ${quality}\n`);
    return;
  }
  throw new Error(`${path} weighs more than ${MOST_BYTES} bytes in the lowest quality.`);
}

/** Runs in the browser, whose own encoder it uses. */
async function encode({ png, quality }: { png: string; quality: number }): Promise<string> {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality).replace(/^.*,/, '');
}
