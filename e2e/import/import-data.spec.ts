import { LINKEDIN_FILES, zipOf } from '@shortlist/imports/samples.test-support';
import { SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { bringData, readStored } from '../support/import.ts';
import { expect, test } from '../support/test.ts';

// Of the formats that can be brought one: each is read without a browser in `packages/imports`.
test('[IM1] what was read of LinkedIn’s ZIP, and what has no place, is looked at in a narrow and in a wide window, and becomes a resume, which nothing was before', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await bringData(page, { name: 'linkedin.zip', bytes: zipOf(LINKEDIN_FILES) });
  const review = page.getByRole('dialog', { name: 'Check what was read' });
  const unplaced = review.getByRole('region', { name: 'Unplaced text' }).getByText('Team Size: 6');
  await expect(unplaced).toBeVisible({ timeout: 60_000 });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await unplaced.scrollIntoViewIfNeeded();
    await expect(unplaced).toBeInViewport();
    await expectAccessible(page);
  }
  const list = await page.request.get(`${server.url}/api/get_resumes.php`);
  expect((await list.json()).resumes ?? []).toEqual([]);

  await review.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  const stored = await readStored(page, server.url);
  expect(stored.contact.fullName).toBe('Mira Okonkwo');
  expect(flatEntriesOf(stored, 'experience', SECTIONS)[0]?.role).toBe('Staff Engineer');
});

test('[IM1] by keyboard: a broken file is refused with the reason, and one of an archive is chosen', async ({
  page,
}) => {
  await bringData(page, { name: 'cut.zip', bytes: zipOf(LINKEDIN_FILES).slice(0, 700) });
  const refusal = page.getByRole('alertdialog', { name: 'Damaged File' });
  await expect(refusal).toBeVisible({ timeout: 60_000 });
  await refusal.getByRole('button', { name: 'Choose another file' }).press('Enter');
  const named = (name: string) => JSON.stringify({ basics: { name } });
  const archive = zipOf({ 'Actor.json': named('Ida'), 'Baker.json': named('Udo') });
  await page
    .getByLabel('Exported file', { exact: true })
    .setInputFiles({ name: 'mine.zip', mimeType: '', buffer: Buffer.from(archive) });
  await page.getByRole('button', { name: 'FINISH' }).press('Enter');
  const choice = page.getByRole('dialog', { name: 'Which resume?' });
  await choice.getByRole('radio', { name: 'Actor' }).press('ArrowDown');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Check what was read' });
  await expect(review).toBeVisible();
  await expect(review.locator('input[value="Udo"]')).toBeVisible();
});
