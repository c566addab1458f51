import { expectSaved, sheetText } from '../support/app.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the app says what it needs', async ({ page }) => {
    await page.goto('/resume');
    await expect(page.locator('noscript')).toBeVisible();
    await expect(page.getByText('Loading Shortlist')).toBeHidden();
  });
});

test('the app says that it is coming where the line is slow, and then no more', async ({
  page,
}) => {
  let letThrough = () => {};
  const isLetThrough = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isLetThrough;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Shortlist')).toBeVisible();
  letThrough();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Loading Shortlist')).toBeHidden();
});

test('[WS1] the sample on the home page is a picture, then paper that follows, then a resume', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const isPaperAsked = () => asked.some((url) => /live-paper|tinos/i.test(url));
  await page.goto('/');
  const picture = page.getByRole('img', { name: /^A printed page/ });
  await picture.scrollIntoViewIfNeeded();
  const before = await picture.boundingBox();
  expect(isPaperAsked()).toBe(false);

  await page.getByRole('textbox', { name: 'Full name' }).fill('Ida Sample');
  const sheet = sheetText(page).first();
  await expect(sheet).toContainText('Ida Sample');
  // The page takes the place of its picture to the pixel: nothing on the screen moves.
  const after = await sheet.boundingBox();
  expect(after?.width).toBeCloseTo(before?.width ?? 0, 0);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);

  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Sample');
});

test('[WS1] a rendered page runs no app before somebody uses it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  // Without windows, Chromium moves a pointer that nobody has over each new page.
  await page.addInitScript(() => {
    for (const type of ['pointerover', 'pointermove'])
      window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
  });
  await page.goto('/faq');
  // The scripts are fetched ahead as files, and none of them is run.
  await expect(page.locator('link[rel="prefetch"][href*="start-app"]')).toBeAttached();
  expect(asked.filter((what) => /^script .*(?:start-app|libraries)/.test(what))).toEqual([]);
  await page.getByLabel('Search the questions').fill('undo delete');
  await expect(page.getByRole('main').getByRole('status')).toHaveText('2 questions');
});

test('[WS1] no link on the site is dead', async ({ request }) => {
  const known = new Set(['/']);
  for (const path of known) {
    const html = await (await request.get(path)).text();
    const places = Array.from(html.matchAll(/href="(\/[^"]*)"/g), ([, href = '']) => href);
    for (const href of places) {
      const [address = ''] = href.replaceAll('&amp;', '&').split('#');
      if (known.has(address)) continue;
      known.add(address);
      expect((await request.get(address)).status(), `${address} on ${path}`).toBe(200);
    }
  }
  expect(known.size).toBeGreaterThan(45);
});
