import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[ED4] [ED5] a resume of someone else leads to the list, as one that does not exist does', async ({
  page,
  browser,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Mine',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/contact`);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Nora Whitfield');

  const stranger = await browser.newContext({ baseURL: server.url });
  const theirPage = await stranger.newPage();
  const theirs = await seedResume(stranger.request, server.url, {
    name: 'Theirs',
    resume: readSample('02-name-only'),
  });
  for (const address of [id, '00000000-0000-4000-8000-000000000000']) {
    await theirPage.goto(`/resume/${address}/contact`);
    await expect(theirPage).toHaveURL(/\/resume$/);
    await expect(theirPage.getByText('Nora')).toHaveCount(0);
  }
  await theirPage.goto(`/resume/${theirs}/contact`);
  await expect(theirPage.getByText('Nora')).toHaveCount(0);
  await stranger.close();
});
