import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { EDITOR_SECTIONS } from '@shortlist/resume';
import { readSample, seedResume } from './support/seed-resume.ts';
import { expect, test } from './support/test.ts';

async function expectNoFindings(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}

const PAGES = [
  '/',
  '/resume',
  '/research/index',
  '/research/overview',
  '/research/openai-o3',
  '/research/articles/honest-scores',
  '/company/about-us',
  '/company/careers',
  '/company/careers/search',
  '/company/careers/jobs/senior-engineer-document-parsing',
  '/company/careers/jobs/senior-engineer-document-parsing/apply',
  '/company/contact',
  '/company/terms-and-privacy',
  '/job_board',
  '/faq',
  '/login',
  '/no-such-page',
];

for (const width of [1440, 360]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } });

    for (const address of PAGES) {
      test(`[SH9] ${address} has a title, one h1, landmarks and no finding of axe`, async ({
        page,
      }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('main')).toBeVisible();
        await expect(page.getByRole('contentinfo')).toBeVisible();
        await expect(page).toHaveTitle(/Shortlist/);
        await expectNoFindings(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      });
    }

    test('[SH9] the editor and the final preview have no finding of axe, in any section', async ({
      page,
      server,
    }) => {
      const id = await seedResume(page.request, server.url, {
        name: 'A name of forty characters, no less, here',
        resume: readSample('01-engineer'),
      });
      for (const section of [...EDITOR_SECTIONS, 'final']) {
        await page.goto(`/resume/${id}/${section}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectNoFindings(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBe(0);
      }
    });

    test('[SH9] the dialogs of the list have no finding of axe', async ({ page }) => {
      await page.goto('/resume');
      await page.getByRole('button', { name: 'Create new resume' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
      await page.getByRole('button', { name: 'SAVE' }).click();
      await expect(page.getByText('Please enter a resume name.').first()).toBeVisible();
      await expectNoFindings(page);
      await page.keyboard.press('Escape');
    });
  });
}
