import { readFileSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import { expectAccessible } from '../support/axe.ts';
import { pageSizes, readWords } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const PHONE = '(512) 555-0147';
const EMAIL = 'nora.whitfield@example.com';
const PASSWORD = 'over the bridge';

/** Seeds a resume and opens its final preview. */
async function openPreview(page: Page, url: string): Promise<void> {
  const id = await seedResume(page.request, url, {
    name: 'Payments',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/final`);
  await expect(page.getByRole('button', { name: 'DOWNLOAD PDF' })).not.toHaveAttribute(
    'aria-disabled',
  );
}

const MOST_TABS = 60;

/** Goes on by Tab until a control has the focus, and presses a key there. */
async function tabTo(page: Page, control: Locator, key: string): Promise<void> {
  await control.waitFor();
  const hasFocus = () => control.evaluate((each) => each === document.activeElement);
  for (let presses = 0; presses < MOST_TABS && !(await hasFocus()); presses += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
  await page.keyboard.press(key);
}

/** The name of a browser that no person sits at would not be counted. */
const PERSON =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

/** A page of somebody else, on a phone. */
async function newVisitor(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 800 },
    userAgent: PERSON,
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.7' },
    ...options,
  });
  return context.newPage();
}

const NO_SCRIPT = { javaScriptEnabled: false };

/** All letters of a PDF, sorted: a browser writes them in another order. */
const lettersOf = (path: string): string => [...readWords(path).join('')].sort().join('');

/** The words of a QR code that is printed 2 cm wide at 300 dpi. */
async function readQr(page: Page, path: string, type: string): Promise<string | undefined> {
  const size = 236;
  const src = `data:${type};base64,${readFileSync(path).toString('base64')}`;
  const dots = await page.evaluate(
    async ([src, size]) => {
      const picture = new Image();
      picture.src = src;
      await picture.decode();
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = size;
      const context = canvas.getContext('2d');
      context?.drawImage(picture, 0, 0, size, size);
      return Array.from(context?.getImageData(0, 0, size, size).data ?? []);
    },
    [src, size] as const,
  );
  return jsQR(Uint8ClampedArray.from(dots), size, size)?.data;
}

test('[SL1] [SL2] [SL4] a link that is made by keyboard alone shows all but what it leaves out, without script, on phones, screens and paper', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await openPreview(page, server.url);
  await page.getByRole('button', { name: 'Share' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Share/u });
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Phone' }), 'Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'Email' }), 'Space');
  await tabTo(page, dialog.getByRole('checkbox', { name: 'PDF' }), 'Space');
  await expectAccessible(page);
  await tabTo(page, dialog.getByRole('button', { name: 'Create link' }), 'Enter');
  await expect(dialog.getByRole('button', { name: 'Copy: Link 1' })).toBeFocused();
  await expectAccessible(page);
  const url = await dialog.getByRole('textbox', { name: 'Address: Link 1' }).inputValue();
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/s\/[\w-]{22}$/u);

  const visitor = await newVisitor(browser, NO_SCRIPT);
  // A thread that renders starts with the first.
  const answer = await visitor.goto(url, { timeout: 60_000 });
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? '';
  expect(html).toContain('Nora Whitfield');
  expect(html).not.toContain(EMAIL);
  expect(html.replace(/\D/gu, '')).not.toContain(PHONE.replace(/\D/gu, ''));
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nora Whitfield');
  await expect(visitor.locator('svg').first()).toBeHidden();
  await visitor.setViewportSize({ width: 1440, height: 900 });
  await expect(visitor.locator('svg').first()).toBeInViewport();
  const path = testInfo.outputPath('printed.pdf');
  await visitor.pdf({ path, preferCSSPageSize: true });
  const paper = testInfo.outputPath('paper.pdf');
  const coming = visitor.waitForEvent('download');
  await visitor.getByRole('link', { name: 'PDF' }).click();
  await (await coming).saveAs(paper);
  expect(pageSizes(path)).toEqual(pageSizes(paper));
  expect(readWords(paper).join('')).not.toContain(EMAIL);
  expect(lettersOf(path)).toBe(lettersOf(paper));

  await visitor.context().close();

  // The tool that looks is a script.
  const looker = await newVisitor(browser);
  await looker.goto(url);
  for (const [width, colorScheme] of [
    [360, 'light'],
    [1440, 'dark'],
  ] as const) {
    await looker.setViewportSize({ width, height: 800 });
    await looker.emulateMedia({ colorScheme });
    await expectAccessible(looker, { isInTheLightToo: false });
  }
  await looker.context().close();
});

test('[SL3] [SL5] a link asks for its password, its QR code leads to it, its visits are counted, and once it is deleted it leads nowhere', async ({
  page,
  browser,
  server,
}, testInfo) => {
  await openPreview(page, server.url);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: /^Share/u });
  await dialog.getByLabel('Password (optional)').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const address = dialog.getByRole('textbox', { name: 'Address: Link 1' });
  const url = await address.inputValue();
  await dialog.getByRole('button', { name: 'QR code: Link 1' }).click();
  await expectAccessible(page);
  for (const [ending, type] of [
    ['SVG', 'image/svg+xml'],
    ['PNG', 'image/png'],
  ] as const) {
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Download ${ending}` }).click();
    const path = testInfo.outputPath(`code.${ending}`);
    await (await coming).saveAs(path);
    expect(await readQr(page, path, type)).toBe(url);
  }
  await dialog.getByRole('button', { name: 'All links' }).click();

  const visitor = await newVisitor(browser);
  const asked = await visitor.goto(url);
  expect(await asked?.text()).not.toContain('Nora Whitfield');
  await expectAccessible(visitor, { isInTheLightToo: false });
  const password = visitor.getByLabel('Password');
  await password.fill('another bridge');
  await password.press('Enter');
  await expect(visitor.getByRole('alert')).toBeVisible();
  await expectAccessible(visitor, { isInTheLightToo: false });
  await password.fill(PASSWORD);
  await password.press('Enter');
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nora Whitfield', {
    timeout: 60_000,
  });

  // Visits are counted a moment later.
  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByText('Opened once')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Delete: Link 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete link' }).click();
  await expect(dialog.getByRole('heading', { name: 'New link' })).toBeFocused();
  expect((await visitor.reload())?.status()).toBe(404);
  await expect(visitor.getByText('Nora Whitfield')).toBeHidden();
  await expectAccessible(visitor, { isInTheLightToo: false });
  await visitor.context().close();
});
