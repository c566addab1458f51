import type { Page } from '@playwright/test';
import { statusLine } from '../support/app.ts';
import { untilKept } from '../support/browser.ts';
import { newResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Renames what the open list has under this name. */
async function rename(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${from}` }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByLabel('Resume name').fill(to);
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('[ED2] [ST1] a name that is given without a network is there after a reload and in another tab, and one tab sends it when the line is back', async ({
  page,
  context,
  server,
}) => {
  const id = await newResume(page.request, server.url, 'Before');
  const nameOn = async () => {
    const reply = await page.request.get(`${server.url}/api/documents/${id}`);
    return (await reply.json()).document.title;
  };
  await page.goto(`/resume/${id}/contact`);
  await expect(statusLine(page)).toHaveText('Saved');
  await untilKept(page);
  const editor = await context.newPage();
  await editor.goto(`/resume/${id}/contact`);
  await expect(statusLine(editor)).toHaveText('Saved');
  await page.goto('/resume');
  await expect(page.getByRole('link', { name: 'Before' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await rename(page, 'Before', 'Given offline');
  await expect(page.getByRole('link', { name: 'Given offline' })).toBeVisible();
  await expect(editor.getByRole('heading', { level: 1 })).toContainText('Given offline');
  await expect(editor).toHaveTitle(/Given offline/u);
  await expect(statusLine(editor)).toContainText('Not saved yet');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Given offline' })).toBeVisible();
  expect(await nameOn()).toBe('Before');

  let sent = 0;
  context.on('response', (response) => {
    if (response.request().method() === 'PATCH') sent += 1;
  });
  await context.setOffline(false);
  await expect.poll(nameOn).toBe('Given offline');
  await expect(statusLine(editor)).toHaveText('Saved');
  await expect(page.getByRole('link', { name: 'Given offline' })).toBeVisible();
  expect(sent).toBe(1);

  await context.setOffline(true);
  await rename(page, 'Given offline', 'Mine');
  await page.request.patch(`${server.url}/api/documents/${id}`, { data: { title: 'Theirs' } });
  await context.setOffline(false);
  await expect(page.getByText('it was renamed “Theirs” elsewhere')).toBeVisible();
  await page.getByRole('button', { name: 'Actions for Mine' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('button', { name: 'SAVE' }).click();
  await page.getByRole('button', { name: 'Replace' }).click();
  await expect.poll(nameOn).toBe('Mine');
  await expect(page.getByText('it was renamed')).toBeHidden();
});
