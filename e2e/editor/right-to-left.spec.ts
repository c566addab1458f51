import type { Page } from '@playwright/test';
import { expectSaved } from '../support/app.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** Texts and values of fields that are shown left to right although their first letter is written from the right. */
const wrongWay = (page: Page) =>
  page.evaluate(() => {
    const startsRight = (text: string) => /^\P{L}*[\u0590-\u08ff]/u.test(text);
    const isLeft = (element: Element) => {
      const { direction, unicodeBidi } = getComputedStyle(element);
      return direction === 'ltr' && unicodeBidi !== 'plaintext';
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[type=text], textarea')];
    // The paper is placed run by run.
    const elements = [...document.querySelectorAll('body *:not(svg, svg *, script, style)')];
    const texts = elements.flatMap((element) =>
      Array.from(element.childNodes, ({ nodeType, textContent }) => ({
        element,
        text: (nodeType === Node.TEXT_NODE && textContent) || '',
      })),
    );
    return [...texts, ...fields.map((element) => ({ element, text: element.value }))]
      .filter(({ element, text }) => startsRight(text) && isLeft(element))
      .map(({ element, text }) => `${element.tagName}: ${text}`);
  });

test('[ED1] names and titles that are written from the right run from the right wherever they are shown', async ({
  page,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'سيرتي (2024)',
    resume: readSample('11-arabic'),
  });
  await page.goto(`/resume/${id}/experience`);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'A section of your own…' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('أعمال (أخرى)');
  await page.getByRole('dialog').getByRole('button', { name: 'ADD SECTION' }).click();
  await page.getByRole('tabpanel').getByRole('textbox', { name: 'Title' }).fill('نول (جديد)');
  await page.getByRole('button', { name: 'ADD ANOTHER ENTRY' }).click();
  await expectSaved(page);
  const own = new URL(page.url()).pathname;

  const pages = ['contact', 'experience', 'final', 'designs'];
  for (const address of [...pages.map((each) => `/resume/${id}/${each}`), own, '/resume']) {
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(await wrongWay(page), address).toEqual([]);
    const foldAll = page.getByRole('button', { name: 'Collapse all' });
    if (await foldAll.isVisible()) {
      await foldAll.click();
      expect(await wrongWay(page), address).toEqual([]);
    }
  }
});
