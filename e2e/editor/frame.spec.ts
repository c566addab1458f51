import { pointsField } from '../support/points.ts';
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
});
