import type { Page } from '@playwright/test';
import { download, sheetText, statusLine } from '../support/app.ts';
import { readWords } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** The files that the editor fetches ahead, by the beginnings of the files' names. */
const AHEAD = [
  'preview-page',
  'resumes-page',
  'draft-sender-part',
  'browser-module',
  'tinos-latin-400',
];

const fetched = (page: Page) =>
  page.evaluate(
    (names) =>
      names.filter((name) =>
        performance.getEntriesByType('resource').some((file) => file.name.includes(name)),
      ),
    AHEAD,
  );

/** Fetches what the server has as the summary. */
async function savedSummary(page: Page, url: string, id: string): Promise<string> {
  const reply = await page.request.get(`${url}/api/get_resume_details.php?resume_id=${id}`);
  return (await reply.json()).data.summary.summaries_description;
}

test('[PV8] [ST1] once the editor was open, the way to the PDF works without the network, and no edit stays behind', async ({
  page,
  context,
  server,
}, testInfo) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Offline',
    resume: readSample('01-engineer'),
  });
  // Narrow, so that the paper has not been shown, nor its letters fetched for it, before the preview.
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto(`/resume/${id}/summary`);
  await expect.poll(() => fetched(page)).toEqual(AHEAD);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('textbox', { name: 'Summary' }).fill('Written offline.');
  await expect(statusLine(page)).toContainText('Not saved yet');
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(sheetText(page).first()).toContainText('Written offline.');
  await expect(statusLine(page)).toContainText('Not saved yet');
  const file = await download(page);
  const path = testInfo.outputPath('offline.pdf');
  await file.saveAs(path);
  expect(readWords(path).slice(0, 2)).toEqual(['Nora', 'Whitfield']);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Resume Optimization' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Resumes' })).toBeVisible();
  const waiting = page.getByRole('link', { name: 'Edits not saved yet in one resume' });
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => savedSummary(page, server.url, id)).toBe('Written offline.');
  await expect(waiting).toBeHidden();
});
