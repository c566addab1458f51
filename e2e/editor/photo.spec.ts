import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { download, expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

/** A JPEG of the browser's own, left half red and right half blue, lying on its side by what its EXIF says, and where it was taken. */
async function makePicture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [400, 300];
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.fillStyle = '#f00';
    context.fillRect(0, 0, 200, 300);
    context.fillStyle = '#00f';
    context.fillRect(200, 0, 200, 300);
    return canvas.toDataURL('image/jpeg');
  });
  const jpeg = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  // TIFF, little-endian: one entry, Orientation (0x112) = 6, which is a quarter to the right.
  const exif = Buffer.from(
    '4578696600004949 2a00 08000000 0100 1201 0300 01000000 06000000 00000000'.replace(/ /gu, ''),
    'hex',
  );
  const place = Buffer.from('GPS 51.5 N');
  const length = exif.length + place.length + 2;
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1, length >> 8, length & 255]),
    exif,
    place,
    jpeg.subarray(2),
  ]);
}

const photo = (page: Page) => page.getByRole('img', { name: 'Your photo, as printed' });
const printed = (page: Page) => page.locator('svg[viewBox="0 0 612 792"] image');

test('[OC1] a photo is chosen, turned upright, cropped by the keyboard, printed without its metadata, and removed', async ({
  page,
  openNew,
}, testInfo) => {
  await openNew('Weaver');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  const buffer = await makePicture(page);
  await page.getByRole('button', { name: 'Add photo' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo' });
  const input = dialog.getByLabel('Picture', { exact: true });

  await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('Me') });
  await expect(dialog.getByText('This is not a JPEG, PNG or WebP picture.')).toBeVisible();
  const take = (bytes: Buffer) =>
    input.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: bytes });
  const damaged = dialog.getByText('This picture is damaged.');
  await take(buffer.subarray(0, buffer.length / 2));
  await expect(damaged).toBeVisible();
  await take(Buffer.concat([buffer, Buffer.alloc(10 * 1024 * 1024)]));
  await expect(dialog.getByText('larger than 10 MB')).toBeVisible();
  await take(buffer.subarray(0, 60));
  await expect(damaged).toBeVisible();

  await take(buffer);
  const crop = dialog.getByRole('group', { name: 'What is printed' });
  await expect(crop).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await crop.focus();
  for (let times = 0; times < 6; times += 1) await page.keyboard.press('ArrowUp');
  await dialog.getByRole('button', { name: 'SAVE' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(photo(page)).toBeVisible();
  // Upright, red is above blue.
  const colors = await photo(page).evaluate((image: HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d') as CanvasRenderingContext2D;
    context.drawImage(image, 0, 0, 30, 40);
    return [2, 37].map((y) => [...context.getImageData(15, y, 1, 1).data.slice(0, 3)]);
  });
  expect(colors[0]?.[0]).toBeGreaterThan(200);
  expect(colors[1]?.[2]).toBeGreaterThan(200);
  await expect(printed(page)).toHaveCount(1);
  await expectSaved(page);

  await page.reload();
  await expect(photo(page)).toBeVisible();
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(printed(page)).toHaveCount(1);
  const path = testInfo.outputPath('photo.pdf');
  await (await download(page)).saveAs(path);
  expect(execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' })).toContain('jpeg');
  const bytes = readFileSync(path);
  expect(bytes.includes('Exif') || bytes.includes('GPS 51.5 N')).toBe(false);
  await page.goBack();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(printed(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(printed(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.context().setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await expect(printed(page)).toHaveCount(0);
});
