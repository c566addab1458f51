import { expectSaved } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** Words that a parser takes for the heading of a section. */
const HEADING_AS_NAME = 'Work Experience';

test('[EX3] what a machine reads follows the typing, names what does not come back, and leads there; a loss is told before the download', async ({
  page,
  server,
}) => {
  const resume = readSample('19-two-pages');
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.goto(`/resume/${id}/contact`);
  await page.getByRole('button', { name: 'Read back' }).click();
  const panel = page.getByRole('complementary', { name: 'What a machine reads' });
  const status = panel.getByRole('status');
  await expect(status).toHaveText(/^(\d+) of \1 fields come back from the PDF\.$/);
  await panel.getByText('The text of the PDF').click();
  const text = panel.getByRole('region', { name: 'The text of the PDF' });
  await expect(text).toHaveText(new RegExp(`^${resume.contact.fullName}`));
  for (const name of ['Word', 'Plain text', 'Markdown', 'JSON Resume']) {
    await panel.getByLabel('File').selectOption(name);
    await expect(status).toHaveText(
      new RegExp(`^(\\d+) of \\1 fields come back from the ${name}\\.$`),
    );
  }
  await expectAccessibleInEachWindow(page);

  await page.getByRole('button', { name: 'Read back' }).click();
  await page.getByLabel('Full Name', { exact: true }).fill(HEADING_AS_NAME);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Read back' }).click();
  await expect(status).toHaveText(/^(?!(\d+) of \1 )\d+ of \d+ fields come back from the PDF\.$/);
  const lost = panel.getByRole('list', { name: 'What does not come back' });
  await lost.getByRole('button', { name: 'Contact, Full Name' }).click();
  await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  const download = page.getByRole('button', { name: 'DOWNLOAD PDF' });
  await expect(download).toHaveAccessibleDescription(
    /^PDF: \d+ of \d+ fields do(es)? not come back when it is read again\.$/,
  );
  await lost.getByRole('button', { name: 'Contact, Full Name' }).click();
  const name = page.getByLabel('Full Name', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Ada Byron');
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(status).toHaveText(/^(\d+) of \1 fields come back from the PDF\.$/);
  await expect(download).toHaveAccessibleDescription('Ada_Byron.pdf');
});

test('[EX3] the menu of formats says that the check is running, and then what each format loses', async ({
  page,
  server,
}) => {
  const sample = readSample('01-engineer');
  const resume = { ...sample, contact: { ...sample.contact, fullName: HEADING_AS_NAME } };
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/document-worker-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`/resume/${id}/final`);
  await page.getByRole('button', { name: 'Other formats' }).click();
  const rows = page.getByRole('menuitem');
  const running = 'Being read again…';
  await expect(rows).toContainText([running, running, running, running]);
  release();
  await expect(rows.filter({ hasText: running })).toHaveCount(0);
  await expect(rows.filter({ hasText: 'cannot be read again' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: /^Plain text/ })).toContainText(
    /Plain text: \d+ of \d+ fields do(es)? not come back when it is read again\./,
  );
  await expect(page.getByRole('menuitem', { name: /^Word/ })).toContainText(
    /Word: \d+ of \d+ fields do(es)? not come back when it is read again\./,
  );
  await expect(page.getByRole('menuitem', { name: /^JSON Resume/ })).not.toContainText('come back');
});

test('[EX3] a part of the check that does not load is an error with Retry, which loads it', async ({
  page,
  server,
}) => {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.route('**/answer-checks-*.js', (route) => route.abort());
  await page.goto(`/resume/${id}/contact`);
  await page.getByRole('button', { name: 'Read back' }).click();
  const panel = page.getByRole('complementary', { name: 'What a machine reads' });
  await expect(panel).toContainText('a part of the app did not come');
  await page.unroute('**/answer-checks-*.js');
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(panel.getByRole('status')).toHaveText(
    /^\d+ of \d+ fields come back from the PDF\.$/,
  );
});
