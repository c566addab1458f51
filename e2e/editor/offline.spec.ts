import type { Page } from '@playwright/test';
import { download, openTab, sheetText, statusLine } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
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
  // A page notes 250 files where nothing else is said.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(1_000));
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
  const waiting = page.getByRole('link', { name: 'Unsaved edits in one document' });
  await expect(waiting).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => savedSummary(page, server.url, id)).toBe('Written offline.');
  await expect(waiting).toBeHidden();
});

test('[ST1] what a closed tab could not send goes once, from any page that is opened later; a person whose session is gone finds what this browser holds', async ({
  page,
  context,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'For a company whose name is rather long',
    resume: readSample('01-engineer'),
  });
  const summaryOn = (of: Page) => of.getByRole('textbox', { name: 'Summary' });
  const leave = async (words: string) => {
    const left = await context.newPage();
    await left.goto(`/resume/${id}/summary`);
    await expect(summaryOn(left)).toBeVisible();
    await context.setOffline(true);
    await summaryOn(left).fill(words);
    await expect(statusLine(left)).toContainText('Not saved yet');
    // What a page says as it closes may leave it only once the line is back.
    await left.evaluate(() => {
      window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    });
    await left.close();
  };
  await leave('Closed too early.');
  await context.setOffline(false);
  let saves = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/parts/summary')) saves += 1;
  });
  const another = await context.newPage();
  await Promise.all([page.goto('/faq'), another.goto('/job_board')]);
  await expect.poll(() => savedSummary(page, server.url, id)).toBe('Closed too early.');
  const left = () => page.evaluate(() => Object.keys(localStorage).join(' '));
  await expect.poll(left).not.toContain('shortlist.draft');
  expect(saves).toBe(1);
  await another.close();

  await page.goto('about:blank');
  await leave('Held by this browser alone.');
  await context.clearCookies();
  await context.setOffline(false);
  await page.goto('/resume');
  const held = page.getByRole('region', { name: 'This browser holds edits that were never saved' });
  await expect(held).toContainText('For a company whose name is rather long');
  await expectAccessibleInEachWindow(page);
  await held.getByRole('button', { name: 'Keep as a new resume' }).click();
  await expect(page).toHaveURL(/\/resume\/[^/]+\/contact$/);
  await openTab(page, 'Summary');
  await expect(summaryOn(page)).toHaveValue('Held by this browser alone.');
});
