import { createByHand } from '../support/app.ts';
import { test } from '../support/test.ts';

test('shots', async ({ page }) => {
  await page.goto('/resume');
  await createByHand(page, 'Weaver');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await page.getByRole('button', { name: 'Add photo' }).click();
  await page.getByLabel('Picture', { exact: true }).setInputFiles('/tmp/face.jpg');
  await page.getByRole('slider', { name: 'Zoom' }).waitFor();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shot-crop-${width}.png` });
  }
  await page.getByRole('button', { name: 'SAVE', exact: true }).click();
  await page.getByRole('button', { name: 'Remove photo' }).scrollIntoViewIfNeeded();
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Remove photo' }).scrollIntoViewIfNeeded();
    await page.waitForTimeout(400);
    await page.screenshot({ path: `/tmp/shot-photo-${width}.png` });
  }
});
