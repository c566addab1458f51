import { expectSaved, statusLine } from '../support/app.ts';
import { newResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

const FULL = 'This resume is full. Shorten or delete an entry first.';

test('[TR3] what a full resume has no room for is said beside it, stays through a reload, and is saved once it is shortened', async ({
  page,
  server,
}) => {
  const id = await newResume(page.request, server.url, 'Full');
  for (let at = 1; at <= 11; at += 1) {
    const reply = await page.request.put(`/api/documents/${id}/parts/custom-kept${at}`, {
      data: { content: { text: 'On looms', more: 'x'.repeat(188_000) } },
      headers: { origin: server.url },
    });
    expect(reply.status()).toBe(200);
  }
  await page.goto(`/resume/${id}/summary`);
  const summary = page.getByRole('textbox', { name: 'Summary' });
  const typed = 'Builds bridges. '.repeat(3_000);
  await summary.fill(typed);
  await expect(statusLine(page)).toContainText(FULL);
  await expect(summary).toHaveAccessibleDescription(new RegExp(FULL));

  await page.reload();
  await expect(summary).toHaveValue(typed);
  await expect(summary).toHaveAccessibleDescription(new RegExp(FULL));
  await summary.fill('Builds bridges.');
  await expectSaved(page);
  await expect(summary).not.toHaveAccessibleDescription(new RegExp(FULL));
});
