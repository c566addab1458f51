import type { Page } from '@playwright/test';
import { pointsField } from '../support/points.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const FORM = ['Full Name', 'Headline', 'Email', 'Phone', 'LinkedIn', 'Website'];

test('[ED1] at 1440 px the paper is 700 px wide, the contact has two columns and one screen, and the head has the row of the banner', async ({
  page,
  openNew,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openNew('Room');
  const sheet = page.locator('[data-page]').first();
  await expect(sheet).toBeVisible();
  expect((await sheet.boundingBox())?.width).toBeGreaterThanOrEqual(700);

  const middles = await Promise.all(
    FORM.map(async (name) => {
      const box = await page.getByLabel(name, { exact: true }).boundingBox();
      return box && box.y + box.height / 2;
    }),
  );
  for (const at of [0, 2, 4]) expect(middles[at]).toBe(middles[at + 1]);
  await expect(page.getByRole('button', { name: 'SAVE CONTACT' })).toBeInViewport({ ratio: 1 });

  const logIn = await page.getByRole('banner').getByRole('link', { name: 'Log in' }).boundingBox();
  const finish = await page.getByRole('link', { name: 'Finish Up & Preview' }).boundingBox();
  if (!logIn || !finish) throw new Error('The head is not drawn.');
  expect(finish.x + finish.width).toBeLessThanOrEqual(logIn.x);
  expect(Math.abs(finish.y + finish.height / 2 - (logIn.y + logIn.height / 2))).toBeLessThan(3);
  const menu = page.getByRole('complementary', { name: 'Sidebar' });
  expect((await menu.boundingBox())?.width).toBe(80);
});

const views = (page: Page) => page.getByRole('group', { name: 'Editor views' });
const POSTING = 'Engineer\nRequirements\n- TypeScript\n- Kafka\n- Docker\n- Go\n- Terraform';

test('[ED1] at 1440 px Add section stays in sight beside eleven tabs, and the control of views keeps its width when the score comes', async ({
  page,
  server,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/resume');
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Eleven', resume });
  await page.goto(`/resume/${id}/contact`);
  const add = page.getByRole('button', { name: 'Add section' });
  for (const kind of ['Publications', 'Volunteering', 'Languages', 'Memberships']) {
    await add.click();
    await page.getByRole('menuitem', { name: kind }).click();
    await expect(page.getByRole('heading', { level: 2, name: kind })).toBeVisible();
    await expect(add).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('tab', { name: /^Contact/ }).click();
  await expect(add).toBeInViewport({ ratio: 1 });

  const before = await views(page).boundingBox();
  await views(page).getByRole('button', { name: 'Keywords' }).click();
  await page.getByLabel('Job description or job title').fill(POSTING);
  await expect(views(page).getByRole('button', { name: /^Keywords.*%$/ })).toBeVisible();
  expect(await views(page).boundingBox()).toEqual(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[ED1] the views are a bar of four at the foot, and the toolbar of points is one row with AI Write', async ({
    page,
    openNew,
  }) => {
    await openNew('Pocket', 'experience');
    const views = page.getByRole('group', { name: 'Editor views' });
    const bar = await views.boundingBox();
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeCloseTo(740, 0);
    const widths = await views
      .getByRole('button')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().width)));
    expect(new Set(widths).size).toBe(1);
    expect(widths).toHaveLength(4);

    await pointsField(page).tap();
    const bold = await page.getByRole('button', { name: 'Bold' }).boundingBox();
    const more = await page.getByRole('button', { name: 'More for this line' }).boundingBox();
    const write = await page.getByRole('button', { name: /^AI Write/ }).boundingBox();
    if (!bold || !more || !write) throw new Error('The toolbar is not drawn.');
    expect(more.y).toBe(bold.y);
    expect(Math.abs(write.y - more.y)).toBeLessThan(5);
    expect(write.x).toBeGreaterThanOrEqual(more.x + more.width);
  });

  test('[ED1] a view and a section begin at their heading, and what is chosen in Design is seen on the page above it', async ({
    page,
    server,
  }) => {
    await page.goto('/resume');
    const resume = readSample('01-engineer');
    const id = await seedResume(page.request, server.url, { name: 'Pocket', resume });
    await page.goto(`/resume/${id}/experience`);
    const heading = page.getByRole('heading', { level: 2 });
    const expectAtTop = async (name: string) => {
      await expect(heading.first()).toHaveText(name);
      await expect(heading.first()).toBeInViewport({ ratio: 1 });
      // Nothing lies over it.
      const isSeen = () =>
        heading.first().evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const hit = document.elementFromPoint(x + width / 2, y + height / 2);
          return element.contains(hit) && y < innerHeight / 2;
        });
      await expect.poll(isSeen).toBe(true);
    };
    const far = () => page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));

    await far();
    await views(page).getByRole('button', { name: 'Keywords' }).tap();
    await expectAtTop('AI Keyword Targeting');
    await page.getByLabel('Job description or job title').fill(POSTING);
    await expect(page.getByRole('list', { name: 'Missing Keywords' })).toBeVisible();
    await far();
    await views(page).getByRole('button', { name: 'Write' }).tap();
    await expectAtTop('Experience');
    const next = page.getByRole('link', { name: /^Next section/ });
    // Cards above it are laid out as they come into sight.
    await next.scrollIntoViewIfNeeded();
    await next.tap();
    await expectAtTop('Education');
    await expect(heading.first()).toBeFocused();

    await views(page).getByRole('button', { name: 'Design' }).tap();
    const paper = page.getByRole('button', { name: 'Preview', exact: true });
    await expect(paper).toContainText('Nora Whitfield');
    const drawn = () => paper.locator('svg').evaluate((svg) => svg.innerHTML);
    const before = await drawn();
    await page.getByRole('radio', { name: /^Modern/ }).check({ force: true });
    await expect.poll(drawn).not.toBe(before);
    await far();
    await expect(paper).toBeInViewport({ ratio: 1 });
    await paper.tap();
    await expect(page.locator('[data-page]').first()).toBeVisible();
    // The paper belongs to Design, which it leads back to.
    const design = views(page).getByRole('button', { name: 'Design' });
    await expect(design).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('button', { name: 'Design' })
      .and(page.locator(':not([aria-pressed])'))
      .tap();
    await expect(paper).toBeVisible();
    await expect(page.getByText(/^Page 1 of/)).toHaveCount(0);
  });

  test('[ED1] the small page above Design says that others follow it', async ({ page, server }) => {
    await page.goto('/resume');
    const resume = readSample('19-two-pages');
    const id = await seedResume(page.request, server.url, { name: 'Pocket', resume });
    await page.goto(`/resume/${id}/contact`);
    await views(page).getByRole('button', { name: 'Design' }).tap();
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
  });

  test('[ED19] the state of the work takes at most two lines, and nothing below moves when it changes', async ({
    page,
    context,
    openNew,
  }) => {
    await openNew('Pocket');
    const status = page.getByRole('status', { name: 'Save status' });
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(status).toHaveText('Saved');
    const before = await heading.boundingBox();
    await context.setOffline(true);
    await page.getByRole('textbox', { name: 'Full Name' }).pressSequentially('Ada');
    await expect(status).toContainText('Not saved yet');
    expect(await heading.boundingBox()).toEqual(before);
    const { height = 99 } = (await status.boundingBox()) ?? {};
    expect(height).toBeLessThanOrEqual(43);
    await context.setOffline(false);
    await expect(status).toHaveText('Saved', { timeout: 30_000 });
    expect(await heading.boundingBox()).toEqual(before);
  });
});
