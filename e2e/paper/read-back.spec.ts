import { expectSaved } from '../support/app.ts';
import { expectAccessibleInEachWindow } from '../support/axe.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** A part of the check, which its worker loads. */
const PART = '**/answer-checks-*.js';

/** Words that a parser takes for the heading of a section. */
const HEADING_AS_NAME = 'Work Experience';

test('[EX3] what a machine reads is read again where a part of the app did not load, follows the typing, names what does not come back, and leads there; a loss is told before the download', async ({
  page,
  server,
}) => {
  const resume = readSample('19-two-pages');
  await page.goto('/resume');
  const id = await seedResume(page.request, server.url, { name: 'Engineer', resume });
  await page.route(PART, (route) => route.abort());
  await page.goto(`/resume/${id}/contact`);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'What a machine reads' });
  const status = panel.getByRole('status');
  await expect(panel).toContainText('a part of the app did not load');
  await page.unroute(PART);
  await panel.getByRole('button', { name: 'Retry' }).click();
  await expect(status).toHaveText(/^(\d+) of \1 fields are read correctly from the PDF\.$/);
  await panel.getByText('The text of the PDF').click();
  const text = panel.getByRole('region', { name: 'The text of the PDF' });
  await expect(text).toHaveText(new RegExp(`^${resume.contact.fullName}`));
  for (const name of ['Word', 'Plain text', 'Markdown', 'JSON Resume']) {
    await panel.getByLabel('File').selectOption(name);
    await expect(status).toHaveText(
      new RegExp(`^(\\d+) of \\1 fields are read correctly from the ${name}\\.$`),
    );
  }
  await expectAccessibleInEachWindow(page);

  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await page.getByLabel('Full Name', { exact: true }).fill(HEADING_AS_NAME);
  await expectSaved(page);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
  await expect(status).toHaveText(
    /^(?!(\d+) of \1 )\d+ of \d+ fields are read correctly from the PDF\.$/,
  );
  const lost = panel.getByRole('list', { name: 'What is not read correctly' });
  await lost.getByRole('button', { name: 'Contact, Full Name' }).click();
  await expect(page.getByLabel('Full Name', { exact: true })).toBeFocused();

  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  const download = page.getByRole('button', { name: 'DOWNLOAD PDF' });
  await expect(download).toHaveAccessibleDescription(
    /^PDF: \d+ of \d+ fields (is|are) not read correctly\.$/,
  );
  await lost.getByRole('button', { name: 'Contact, Full Name' }).click();
  const name = page.getByLabel('Full Name', { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Ada Byron');
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(status).toHaveText(/^(\d+) of \1 fields are read correctly from the PDF\.$/);
  await expect(download).toHaveAccessibleDescription('Ada_Byron.pdf');
});
