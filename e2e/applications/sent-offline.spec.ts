import { untilKept } from '../support/browser.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

test('[AP3] what is marked as applied without a network waits through a reload, and is kept when the line is back', async ({
  page,
  context,
  server,
}) => {
  await seedResume(page.request, server.url, {
    name: 'Bridges for Acme',
    resume: readSample('01-engineer'),
  });
  const made = await page.request.post(`${server.url}/api/applications`, {
    data: { posting: { title: 'Bridge Engineer', company: 'Acme' } },
    headers: { origin: server.url },
  });
  const { application_id: id } = await made.json();
  await page.goto(`/job_board/applications/${id}`);
  await page.getByRole('button', { name: 'Mark as applied' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mark as applied' });
  await expect(dialog.getByLabel('Resume')).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await untilKept(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mark as applied' }).click();
  await dialog.getByRole('button', { name: 'Mark as applied' }).click();
  const waits = page.getByText('Files are kept when you are online.');
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  await expect(page.getByRole('button', { name: 'Applied', pressed: true })).toBeVisible();

  await context.setOffline(false);
  // Files are made by a thread that starts with the first of them.
  const link = page.getByRole('link', { name: 'Download Bridges for Acme' });
  await expect(link).toBeVisible({ timeout: 60_000 });
  await expect(waits).toBeHidden();
  await expect(page.getByRole('button', { name: 'Applied', pressed: true })).toBeVisible();
  const coming = page.waitForEvent('download');
  await link.click();
  expect((await coming).suggestedFilename()).toMatch(/\.pdf$/u);
});
