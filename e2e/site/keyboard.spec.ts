import type { Page } from '@playwright/test';
import { SECTIONS } from '@shortlist/model';
import { expectSaved, openTab } from '../support/app.ts';
import { untilRich } from '../support/points.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** Numbers everything in the form that a keyboard should reach, and answers how much that is. */
const numberControls = (page: Page) =>
  page.evaluate(() => {
    const reachable = 'input, textarea, [contenteditable], button, select, a[href], [tabindex="0"]';
    const controls = [
      ...document.querySelectorAll<HTMLElement>(`main [role=tabpanel] :is(${reachable})`),
    ];
    const expected = controls.filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility() &&
        !control.matches(':disabled, [aria-hidden=true]'),
    );
    for (const [at, control] of expected.entries()) control.dataset.numbered = String(at);
    return expected.length;
  });

/** The number of the control that has the focus, and whether it can be seen. */
const readFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isSeen = bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;
    return { number: focused.dataset.numbered, isSeen };
  });

/** The numbers of the controls that Tab reaches from the selected tab on, each of which must be in sight. */
async function tabThrough(page: Page, count: number): Promise<number[]> {
  await page.getByRole('tab', { selected: true }).focus();
  const reached: number[] = [];
  for (let presses = 0; presses < count + 10 && reached.at(-1) !== count - 1; presses += 1) {
    await page.keyboard.press('Tab');
    const { number, isSeen } = await readFocus(page);
    if (number === undefined) continue;
    reached.push(Number(number));
    expect(isSeen).toBe(true);
  }
  return reached;
}

test('[SH9] the keyboard reaches every control of every section, in order, each in sight', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Keys', resume });
  await page.goto(`/resume/${id}/contact`);
  for (const section of SECTIONS.tabs) {
    await test.step(section, async () => {
      await openTab(page, SECTIONS.titleOf(section));
      await expectSaved(page);
      await untilRich(page);
      const count = await numberControls(page);
      expect(count).toBeGreaterThan(1);
      expect(await tabThrough(page, count)).toEqual(Array.from({ length: count }, (_, at) => at));
    });
  }
});

test('the first stop of the keyboard has room around its words', async ({ page }) => {
  await page.goto('/company/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  const { height } = (await skip.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(36);
});
