import { expectSaved, sheetText } from '../support/app.ts';
import { expectAccessible, expectAccessibleInEachWindow } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[TL1] a resume is tailored, follows its base, lists its changes and takes them back, and is detached', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.goto('/resume');
  await page.getByRole('button', { name: /^Actions for .*Engineer/ }).click();
  await page.getByRole('menuitem', { name: 'Tailor for a job' }).click();
  await page.getByRole('textbox', { name: 'Resume name' }).fill('Payments, Acme');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You are now editing .*Payments, Acme/)).toBeVisible();
  const origin = page.getByRole('link', { name: 'Engineer', exact: true });
  await expect(origin).toBeVisible();
  await expect(page.getByRole('button', { name: 'No changes yet' })).toBeVisible();

  await page.getByRole('tab', { name: /^Summary/ }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Payments engineer for Acme.');
  await expectSaved(page);
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  await page.getByRole('button', { name: 'Changed here: Summary' }).click();
  await page.getByRole('menuitem', { name: 'Use the base’s words' }).click();
  await expect(page.getByRole('button', { name: 'No changes yet' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Payments engineer for Acme.');
  await expect(page.getByRole('button', { name: '1 change' })).toBeVisible();
  // What the base says of everything else, it says here too; of the summary both say something else now.
  const base = await page.context().newPage();
  await base.goto(`/resume/${id}/summary`);
  await base.getByRole('textbox', { name: 'Summary' }).fill('Engineer of the base.');
  await base.getByRole('tab', { name: /^Contact/ }).click();
  await base.getByRole('textbox', { name: 'Email' }).fill('base@example.org');
  await expectSaved(base);
  await base.close();
  await expect(sheetText(page).first()).toContainText('base@example.org');
  await expect(sheetText(page).first()).toContainText('Payments engineer for Acme.');
  await page.getByRole('button', { name: '1 to review' }).click();
  const changes = page.getByRole('dialog', { name: 'Changes' });
  await expect(changes).toContainText('Engineer of the base.');
  await expectAccessibleInEachWindow(page);
  await changes.getByRole('button', { name: 'Keep mine: Summary' }).click();
  await expect(changes.getByText('The base has changed since')).toHaveCount(0);
  await changes.getByRole('button', { name: /^Use the base’s words: Summary/ }).click();
  await expect(changes.getByText(/^This resume says the same as .*Engineer/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Engineer of the base.');

  await page.getByRole('button', { name: 'Payments, Acme' }).click();
  await page.getByRole('menuitem', { name: 'Detach from its base' }).click();
  await page.getByRole('button', { name: 'Detach', exact: true }).click();
  await expect(page.getByText(/no longer follows another resume/)).toBeVisible();
  await expect(origin).toBeHidden();
});

test('[TL3] resumes stand under the one that they are tailored from, many folded, and go with it or stay', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  for (const name of ['A', 'B', 'C', 'D', 'E'])
    await page.request.post(`${server.url}/api/documents/${id}/tailored`, {
      data: { title: `For ${name}` },
    });
  await seedResume(page.request, server.url, { name: 'Waiter', resume });
  await page.goto('/resume');
  const cards = page.getByRole('article').getByRole('heading');
  await expect(cards).toHaveText(['Waiter', 'Engineer', 'For E', 'For D', 'For C']);
  await expect(page.getByText('Tailored from Engineer')).toHaveCount(3);
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 more tailored resumes' }).click();
  await expect(cards).toHaveCount(7);

  const remove = async () => {
    await page.getByRole('button', { name: /^Actions for .*Engineer/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Delete resume' }).click();
  };
  await remove();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(cards).toHaveCount(6);
  await expect(page.getByText('Tailored from another resume')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Tailored from Engineer')).toHaveCount(5);
  await remove();
  await page.getByRole('button', { name: 'Delete them too' }).click();
  await expect(cards).toHaveText(['Waiter']);
});

test('[TL1] resumes that follow one that was opened open without a network, and follow it once there is one', async ({
  page,
  context,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  const made = await page.request.post(`${server.url}/api/documents/${id}/tailored`, {
    data: { title: 'For Acme' },
  });
  const { document_id: tailored } = await made.json();
  await page.goto('/resume');
  await page
    .getByRole('link', { name: /^Engineer/ })
    .first()
    .click();
  await expect(page.getByText('1 tailored resume follows this one')).toBeVisible();
  const isKept = () =>
    page.evaluate(async (document) => {
      const names = await caches.keys();
      const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return kept.flat().some(({ url }) => url.includes(document));
    }, tailored);
  await expect.poll(isKept).toBe(true);

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Resume Optimization' }).click();
  await page
    .getByRole('link', { name: /^For Acme/ })
    .first()
    .click();
  await page.getByRole('tab', { name: /^Summary/ }).click();
  await page.getByRole('textbox', { name: 'Summary' }).fill('Written on the train.');
  await expect(sheetText(page).first()).toContainText('Written on the train.');
  await context.setOffline(false);
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveValue('Written on the train.');
});
