import type { Page } from '@playwright/test';
import { statusLine } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const handles = (page: Page) =>
  page
    .getByRole('button', { name: /^Reorder / })
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')?.slice(8)));

test('[PV4] a section lifted by keyboard stays lifted while another window changes the order, and falls where it was going', async ({
  page,
  context,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Two windows',
    resume: readSample('01-engineer'),
  });
  const address = `/resume/${id}/final`;
  await page.goto(address);
  const other = await context.newPage();
  await other.goto(address);
  for (const each of [page, other])
    await expect(each.getByRole('button', { name: 'Reorder Summary' })).toBeVisible();
  const names = await handles(page);
  const [first, second, third, last] = [names[0], names[1], names[2], names.at(-1)];
  const handle = (on: Page, name = '') => on.getByRole('button', { name: `Reorder ${name}` });

  // Here the first section is on its way to the place of the third.
  await handle(page, first).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // There the last one is put on top.
  await handle(other, last).focus();
  await other.keyboard.press('Space');
  for (const _ of names) await other.keyboard.press('ArrowUp');
  await other.keyboard.press('Space');
  await expect.poll(() => handles(page)).toEqual([last, ...names.slice(0, -1)]);
  await expect(handle(page, first)).toHaveAttribute('aria-pressed', 'true');
  await expect(handle(page, first)).toBeFocused();

  await page.keyboard.press('Space');
  const expected = [last, second, third, first, ...names.slice(3, -1)];
  await expect.poll(() => handles(page)).toEqual(expected);
  await expect(statusLine(page)).toHaveText('Saved');
  await expect.poll(() => handles(other)).toEqual(expected);
});
