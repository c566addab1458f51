import type { Page } from '@playwright/test';
import {
  bytesOf,
  EUROPASS_PORTAL,
  LINKEDIN_FILES,
  pdfWith,
  REACTIVE_4,
  REACTIVE_5,
  REACTIVE_6,
  zipOf,
} from '@shortlist/imports/samples.test-support';
import { flatEntriesOf, writeJsonResume } from '@shortlist/resume';
import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { bringData, readStored } from '../support/import.ts';
import { readSample } from '../support/seed-resume.ts';
import type { TestServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

type Upload = { name: string; bytes: Uint8Array };

const asJson = (value: object) => bytesOf(JSON.stringify(value));

/** A resume as this product writes it. */
const OURS = JSON.stringify(writeJsonResume(readSample('01-engineer')));

/** One file of each kind that can be brought, and what of it has no place in a resume. */
const FILES: readonly {
  from: string;
  file: Upload;
  person: string;
  role?: string;
  left?: string;
}[] = [
  {
    from: 'LinkedIn’s ZIP',
    file: { name: 'linkedin.zip', bytes: zipOf(LINKEDIN_FILES) },
    person: 'Mira Okonkwo',
    role: 'Staff Engineer',
    left: 'Team Size: 6',
  },
  {
    from: 'Europass',
    file: { name: 'europass.xml', bytes: bytesOf(EUROPASS_PORTAL) },
    person: 'Ilse Varga',
    role: 'Lead engineer',
    left: 'Birth date: 1991-02-03',
  },
  {
    from: 'a PDF from Europass',
    file: { name: 'europass.pdf', bytes: pdfWith('attachment.xml', EUROPASS_PORTAL) },
    person: 'Ilse Varga',
    role: 'Lead engineer',
    left: 'Birth date: 1991-02-03',
  },
  {
    from: 'Reactive Resume 4',
    file: { name: 'reactive.json', bytes: asJson(REACTIVE_4) },
    person: 'Tomas Reyes',
    role: 'Head of pastry',
    left: 'Ask Inés for a letter',
  },
  {
    from: 'Reactive Resume 5',
    file: { name: 'reactive.json', bytes: asJson(REACTIVE_5) },
    person: 'Wen Zhao',
    role: 'Lead hydrologist',
    left: 'private words',
  },
  {
    from: 'Reactive Resume 6',
    file: { name: 'reactive.json', bytes: asJson(REACTIVE_6) },
    person: 'Wen Zhao',
    left: 'private words',
  },
  {
    from: 'JSON Resume',
    file: { name: 'resume.json', bytes: bytesOf(OURS) },
    person: 'Nora Whitfield',
    role: 'Senior Software Engineer',
  },
  {
    from: 'our own archive',
    file: {
      name: 'shortlist.zip',
      bytes: zipOf({ 'Engineer.json': OURS, 'Engineer.txt': 'Nora' }),
    },
    person: 'Nora Whitfield',
    role: 'Senior Software Engineer',
  },
];

const NOTHING_LEFT = 'All text was placed in fields.';

/** Brings a file, looks at what has no place, and creates the resume; answers what is stored. */
async function bringOne(page: Page, server: TestServer, { file, left }: (typeof FILES)[number]) {
  await bringData(page, file);
  const review = page.getByRole('dialog', { name: 'Check what was read' });
  await expect(review).toBeVisible({ timeout: 60_000 });
  const unplaced = review.getByRole('region', { name: 'Unplaced text' });
  await expect(unplaced).toContainText(left ?? NOTHING_LEFT);
  const list = await page.request.get(`${server.url}/api/get_resumes.php`);
  const before: object[] = (await list.json()).resumes ?? [];
  await review.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
  await expectSaved(page);
  return { before: before.length, stored: await readStored(page, server.url) };
}

for (const each of FILES) {
  test(`[IM1] ${each.from} becomes a resume, and nothing is saved before`, async ({
    page,
    server,
  }) => {
    const { before, stored } = await bringOne(page, server, each);
    expect(before).toBe(0);
    expect(stored.contact.fullName).toBe(each.person);
    expect(flatEntriesOf(stored, 'experience')[0]?.role ?? '').toBe(each.role ?? '');
  });
}

for (const width of [360, 1440]) {
  test(`[IM1] what was read, and what has no place, is looked at on a window of ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await bringData(page, { name: 'linkedin.zip', bytes: zipOf(LINKEDIN_FILES) });
    const review = page.getByRole('dialog', { name: 'Check what was read' });
    const unplaced = review.getByRole('region', { name: 'Unplaced text' });
    await expect(unplaced).toContainText('Team Size: 6', { timeout: 60_000 });
    await unplaced.getByText('Team Size: 6').scrollIntoViewIfNeeded();
    await expect(unplaced.getByText('Team Size: 6')).toBeInViewport();
    await expectAccessible(page);
    const overflow = () => document.documentElement.scrollWidth > window.innerWidth;
    expect(await page.evaluate(overflow)).toBe(false);
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
