import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page, TestInfo } from '@playwright/test';
import { bytesOf } from '@shortlist/imports/samples.test-support';
import { statusLine } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { crash, keptIn, untilKept } from '../support/browser.ts';
import { bringData, chooseFile, openAiForm, readStored } from '../support/import.ts';
import { expect, test } from '../support/test.ts';

const ROOT = join(import.meta.dirname, '../..');

/** The project's own PDF of a sample. */
function print(testInfo: TestInfo): string {
  const file = testInfo.outputPath('old-resume.pdf');
  const sample = join(ROOT, 'packages/templates/samples/01-engineer.json');
  execFileSync(process.execPath, [
    join(ROOT, 'apps/cli/bin/shortlist.js'),
    'render',
    sample,
    '-o',
    file,
  ]);
  return file;
}

const reviewOn = (page: Page) => page.getByRole('dialog', { name: 'Check what was read' });
const nameOn = (page: Page) => reviewOn(page).getByLabel('Full Name');
const continueOn = (page: Page, file = 'old-resume.pdf') =>
  page.getByRole('button', { name: `Continue reviewing ${file}` });

/** Every text that the browser's database holds of reviews. */
const keptTexts = async (page: Page) => JSON.stringify(await keptIn(page, 'shortlist.reviews'));

async function review(page: Page, testInfo: TestInfo, name = 'Nora Put Right') {
  await openAiForm(page, 'From an old resume');
  await chooseFile(page, print(testInfo));
  await expect(reviewOn(page)).toBeVisible({ timeout: 60_000 });
  await nameOn(page).fill(name);
  await expect.poll(() => keptTexts(page)).toContain(name);
}

test.describe('with a server that is killed', () => {
  test.use({
    baseURL: async ({ ownServer }, use) => use(ownServer.url),
    serviceWorkers: 'allow',
  });

  test('[CR4] no correction is lost by a reload, a crash and a closed page; Create resume begins it in this browser, and the server has it once it is back', async ({
    page,
    context,
    ownServer,
  }, testInfo) => {
    await review(page, testInfo);
    page.once('dialog', (question) => void question.accept());
    await page.reload();
    await expectAccessibleInEachWindow(page);
    await continueOn(page).click();
    await expect(nameOn(page)).toHaveValue('Nora Put Right');
    await expect(reviewOn(page).locator('canvas').first()).toBeVisible({ timeout: 60_000 });
    await expectAccessibleInEachWindow(page);
    await crash(page);
    await page.close();

    const next = await context.newPage();
    await next.goto('/resume');
    await continueOn(next).click();
    await expect(nameOn(next)).toHaveValue('Nora Put Right');
    await nameOn(next).fill('Nora Once More');
    await next.close();

    const last = await context.newPage();
    await last.goto('/resume');
    await continueOn(last).click();
    await expect(nameOn(last)).toHaveValue('Nora Once More');
    await untilKept(last);
    await ownServer.end('SIGKILL');
    await reviewOn(last).getByRole('button', { name: 'Create resume' }).click();
    await expect(last).toHaveURL(/\/resume\/[^/]+\/contact$/, { timeout: 60_000 });
    await expect(last.getByLabel('Full Name')).toHaveValue('Nora Once More');
    await ownServer.start();
    await expect(statusLine(last)).toHaveText(/(?:^|· )Saved$/, { timeout: 60_000 });
    const stored = await readStored(last, ownServer.url);
    expect(stored.contact.fullName).toBe('Nora Once More');
    expect(JSON.stringify(stored)).toContain('Senior Software Engineer');
    expect(await keptTexts(last)).toBe('[]');
    await last.goto('/resume');
    await expect(last.getByText('From an old resume')).toBeVisible();
    await expect(continueOn(last)).toHaveCount(0);
  });
});

test('[CR4] two tabs keep a review each, and neither is offered while a tab has it open', async ({
  page,
  context,
}, testInfo) => {
  await review(page, testInfo);
  const other = await context.newPage();
  await bringData(other, {
    name: 'udo.json',
    bytes: bytesOf(JSON.stringify({ basics: { name: 'Udo' } })),
  });
  await nameOn(other).fill('Udo Put Right');
  await expect.poll(() => keptTexts(other)).toContain('Udo Put Right');

  const third = await context.newPage();
  await third.goto('/resume');
  await expect(third.getByRole('button', { name: 'Create new resume' })).toBeVisible();
  await third.waitForLoadState('networkidle');
  await expect(continueOn(third)).toHaveCount(0);
  await page.close();
  await other.close();
  await third.reload();
  await continueOn(third, 'udo.json').click();
  await expect(nameOn(third)).toHaveValue('Udo Put Right');
  page.once('dialog', () => {});
  await third.goto('about:blank').catch(() => {});
  const last = await context.newPage();
  await last.goto('/resume');
  await continueOn(last).click();
  await expect(nameOn(last)).toHaveValue('Nora Put Right');
});
