import {
  bytesOf,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  pdfWith,
  REACTIVE_4,
  zipOf,
} from '@shortlist/imports/samples.test-support';
import { flatEntriesOf } from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { bringData, readStored } from '../support/import.ts';
import { expect, test } from '../support/test.ts';

const asJson = (value: object) => bytesOf(JSON.stringify(value));

for (const { from, name, bytes, person, role, left } of [
  {
    from: 'LinkedIn’s ZIP',
    name: 'linkedin.zip',
    bytes: zipOf(LINKEDIN_FILES),
    person: 'Mira Okonkwo',
    role: 'Staff Engineer',
    left: 'Team Size: 6',
  },
  {
    from: 'a PDF from Europass',
    name: 'europass.pdf',
    bytes: pdfWith('attachment.xml', EUROPASS_PORTAL),
    person: 'Ilse Varga',
    role: 'Lead engineer',
    left: 'Birth date: 1991-02-03',
  },
  {
    from: 'Reactive Resume',
    name: 'reactive.json',
    bytes: asJson(REACTIVE_4),
    person: 'Tomas Reyes',
    role: 'Head of pastry',
    left: 'Ask Inés for a letter',
  },
]) {
  test(`[IM1] ${from} becomes a resume, and nothing is saved before`, async ({ page, server }) => {
    await bringData(page, { name, bytes });
    const review = page.getByRole('dialog', { name: 'Check what was read' });
    await expect(review).toBeVisible({ timeout: 60_000 });
    await expect(review.getByRole('region', { name: 'Unplaced text' })).toContainText(left);
    await expectAccessible(page);
    const list = await page.request.get(`${server.url}/api/get_resumes.php`);
    expect((await list.json()).resumes ?? []).toEqual([]);

    await review.getByRole('button', { name: 'Create resume' }).click();
    await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
    await expectSaved(page);
    const stored = await readStored(page, server.url);
    expect(stored.contact.fullName).toBe(person);
    expect(flatEntriesOf(stored, 'experience')[0]?.role).toBe(role);
  });
}

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
