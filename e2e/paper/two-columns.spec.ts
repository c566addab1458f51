import type { Locator, Page } from '@playwright/test';
import { withText } from '@shortlist/model';
import { expectSaved, sheetText } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const RESUME = withText(readSample('01-engineer'), 'summary', 'Cut costs by [number]% with Kafka.');

const sheet = (page: Page) => page.locator('[data-sheets] svg').first();

/** A resume in Sidebar, in the editor; returns its address. */
async function openInSidebar(page: Page, url: string): Promise<string> {
  await page.goto('/resume');
  const id = await seedResume(page.request, url, { name: 'Engineer', resume: RESUME });
  await page.goto(`/resume/${id}/contact`);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await page.getByRole('radio', { name: /^Sidebar/ }).check({ force: true });
  await expectSaved(page);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  return `/resume/${id}`;
}

test('[DS1] [PV4] [PV9] in two columns a line leads to its field, each section has its handle and moves, and keywords are lit on their words', async ({
  page,
  server,
}) => {
  const address = await openInSidebar(page, server.url);
  await expect(page.locator('rect[data-placeholder]')).not.toHaveCount(0);

  await sheet(page).getByText('PostgreSQL, Kafka').first().click();
  await expect(page).toHaveURL(/skills$/);
  await expect(page.getByRole('textbox', { name: 'Skills' })).toBeFocused();
  await sheet(page).getByText('Mentors four engineers').first().click();
  await expect(page).toHaveURL(/experience/);

  await page.goto(`${address}/final`);
  await movesSections(page);
  await lightsKeywords(page);
});

/** Each section has its handle at its column, and moves by mouse and by keys. */
async function movesSections(page: Page): Promise<void> {
  const handle = (section: string) => page.getByRole('button', { name: `Reorder ${section}` });
  await expect(handle('Summary')).toBeVisible();
  const middleOf = async (box: ReturnType<typeof handle>) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await box.boundingBox()) ?? {};
    return { x: x + width / 2, y: y + height / 2 };
  };
  const headings = sheetText(page).first();
  for (const section of ['Summary', 'Experience', 'Skills']) {
    const heading = headings.getByText(section.toUpperCase(), { exact: true });
    const [at, of] = [await middleOf(handle(section)), await middleOf(heading)];
    expect(Math.abs(at.y - of.y)).toBeLessThan(12);
    const { x = 0 } = (await heading.boundingBox()) ?? {};
    expect(x - at.x).toBeGreaterThan(0);
    expect(x - at.x).toBeLessThan(60);
  }

  const read = () => page.locator('article').first().innerText();
  const isAbove = async (one: string, other: string) => {
    const text = (await read()).toUpperCase();
    return text.indexOf(one) < text.indexOf(other);
  };
  expect(await isAbove('SUMMARY', 'EXPERIENCE')).toBe(true);
  const [from, to] = [await middleOf(handle('Summary')), await middleOf(handle('Experience'))];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 20, { steps: 4 });
  await page.mouse.move(to.x + 4, to.y + 12, { steps: 6 });
  await expect(page.getByTestId('drop-line')).toBeVisible();
  await page.mouse.up();
  await expect.poll(() => isAbove('SUMMARY', 'EXPERIENCE')).toBe(false);
  await handle('Summary').press('Space');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect.poll(() => isAbove('SUMMARY', 'EXPERIENCE')).toBe(true);
  // The story is read whole before the side column, which is at its right.
  expect(await isAbove('EXPERIENCE', 'SKILLS')).toBe(true);
  expect(await isAbove('EXPERIENCE', 'CERTIFICATIONS')).toBe(true);
}

/** The keywords of a posting are lit on their words. */
async function lightsKeywords(page: Page): Promise<void> {
  await page.getByLabel('Job description or job title').fill('Requirements\n- PostgreSQL\n- Kafka');
  const matching = page.getByRole('list', { name: 'Matching Keywords' });
  await matching.getByRole('button', { name: 'PostgreSQL' }).hover();
  await expect(page.getByTestId('highlight')).not.toHaveCount(0);
  const boxesOf = async (found: Locator) =>
    (await Promise.all((await found.all()).map((each) => each.boundingBox()))).flatMap(
      (box) => box ?? [],
    );
  const marks = await boxesOf(page.getByTestId('highlight'));
  const lines = await boxesOf(page.locator('[data-sheets] svg text', { hasText: 'PostgreSQL' }));
  const lit = marks.map((mark) =>
    lines.findIndex(
      (line) =>
        Math.abs(mark.y + mark.height / 2 - line.y - line.height / 2) < 6 &&
        mark.x >= line.x - 2 &&
        mark.x + mark.width <= line.x + line.width + 2,
    ),
  );
  expect(lit.toSorted()).toEqual([...lines.keys()]);
}
