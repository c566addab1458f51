import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { signUp, somebody } from '../support/account.ts';
import { download, expectSaved, sheetText, statusLine } from '../support/app.ts';
import { draftsIn, untilKept } from '../support/browser.ts';
import { readWords } from '../support/pdf-text.ts';
import { readZip } from '../support/read-zip.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses of all that the browser's caches hold, but for resumes and their pictures. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => !/resumes|pictures/u.test(name));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const OTHER_FORMATS = [
  ['Word', 'docx'],
  ['Plain text', 'txt'],
  ['Markdown', 'md'],
  ['JSON Resume', 'json'],
] as const;

const summaryOf = (page: Page) => page.getByRole('textbox', { name: 'Summary' });

test('[OP4] after the first visit the editor opens without the network, in every format too, all that was typed is saved on return, and a log out leaves no resume behind', async ({
  page,
  context,
  server,
}, testInfo) => {
  await signUp(page, somebody());
  const id = await seedResume(page.request, server.url, {
    name: 'On a train',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/summary`);
  await summaryOf(page).fill('Saved before the network went.');
  await expectSaved(page);
  await untilKept(page);
  // The worker keeps files of the build alone.
  const files = await keptFiles(page);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file !== '/login' && !file.startsWith('/assets/'))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(summaryOf(page)).toHaveValue('Saved before the network went.');
  await expectSaved(page);
  await summaryOf(page).fill('Typed before the reload.');
  await expect(statusLine(page)).toContainText('Not saved yet');
  await page.reload();
  await expect(summaryOf(page)).toHaveValue('Typed before the reload.');
  await expect(page.getByText('Offline', { exact: true })).toBeVisible();
  await summaryOf(page).fill('Typed after the reload.');
  await page.getByRole('link', { name: 'Finish Up & Preview' }).click();
  await expect(sheetText(page).first()).toContainText('Typed after the reload.');
  const path = testInfo.outputPath('offline.pdf');
  await (await download(page)).saveAs(path);
  expect(readWords(path).slice(0, 2)).toEqual(['Nora', 'Whitfield']);
  for (const [name, ending] of OTHER_FORMATS) {
    await page.getByRole('button', { name: 'Other formats' }).click();
    const coming = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click();
    const file = testInfo.outputPath(`offline.${ending}`);
    await (await coming).saveAs(file);
    const bytes = readFileSync(file);
    const text = ending === 'docx' ? readZip(bytes).get('word/document.xml') : bytes;
    expect(String(text)).toContain('Typed after the reload.');
  }

  await page.goto('/resume');
  await expect(
    page.getByRole('heading', { name: 'You are offline. These are on this device.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
  await page.getByLabel('Resume name').fill('Begun offline');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ida Offline');
  await expect(statusLine(page)).toContainText('Not saved yet');
  const begun = page.url();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Offline');

  // Another is left without a word in it: both are on the server once that can be reached.
  await page.goto('/resume');
  await expect(page.getByRole('link', { name: 'Begun offline' })).toBeVisible();
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Write your resume by yourself' }).click();
  await page.getByLabel('Resume name').fill('Begun and left');
  await page.getByRole('button', { name: 'SAVE' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goto('/resume');
  await context.setOffline(false);
  await expect(
    page.getByRole('heading', { name: 'You are offline. These are on this device.' }),
  ).toBeHidden();
  for (const name of ['Begun offline', 'Begun and left']) {
    await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  }
  await expect.poll(() => draftsIn(page)).toEqual([]);
  await page.goto(begun);
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Offline');

  await page.goto(`/resume/${id}/summary`);
  await expect(summaryOf(page)).toHaveValue('Typed after the reload.');
  await expectSaved(page);
  const answer = await page.request.get(`${server.url}/api/get_resume_details.php?resume_id=${id}`);
  expect((await answer.json()).data.summary.summaries_description).toBe('Typed after the reload.');

  const keptCopies = () =>
    page.evaluate(async () => (await (await caches.open('shortlist.resumes')).keys()).length);
  expect(await keptCopies()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await page.waitForTimeout(500);
  expect(await keptCopies()).toBe(0);
});

test('[SL5] what a link shows comes from the server alone: none of it is kept in a browser that has the app, and once it is deleted it is gone there too', async ({
  page,
  context,
  server,
}) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Linked',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/contact`);
  await untilKept(page);
  const made = await page.request.post(`/api/documents/${id}/links`, { data: { name: 'Link' } });
  const { url, link_id } = await made.json();
  const shown = await page.goto(url);
  expect(shown?.fromServiceWorker()).toBe(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Nora Whitfield' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect((await keptFiles(page)).filter((path) => /^\/(?:s|shared)\//u.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto(url)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
  await page.request.delete(`/api/links/${link_id}`);
  expect((await page.goto(url))?.status()).toBe(404);
});

/** The server as it is before and after a release that changes nothing but its service worker. */
async function serveReleases(port: number) {
  let release = 1;
  const proxy = createServer((asked, answer) => {
    const { url: path, method } = asked;
    // Whole and as it is: a line is put at the end of one file.
    const {
      'accept-encoding': _encoding,
      'if-none-match': _tag,
      'if-modified-since': _time,
      ...headers
    } = asked.headers;
    const sent = forward({ port, path, method, headers }, (got) => {
      const isWorker = path === '/sw.js';
      const { 'content-length': _length, ...rest } = got.headers;
      answer.writeHead(got.statusCode ?? 502, isWorker ? rest : got.headers);
      got.pipe(answer, { end: !isWorker });
      if (isWorker) got.on('end', () => answer.end(`\n// Release ${release}`));
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { port: ownPort } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${ownPort}`,
    publish: () => {
      release += 1;
    },
    stop: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}

test('[OP4] a newer release is announced, forces nobody, and takes over when it is asked to', async ({
  page,
  server,
}) => {
  const site = await serveReleases(server.port);
  const id = await seedResume(page.request, site.url, {
    name: 'Released',
    resume: readSample('01-engineer'),
  });
  const notice = page.getByText('A newer version of Shortlist is available.');
  await page.goto(`${site.url}/resume/${id}/summary`);
  await untilKept(page);
  site.publish();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(notice).toBeVisible();
  await summaryOf(page).fill('Typed while the release waits.');
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(notice).toBeHidden();
  await expect(summaryOf(page)).toHaveValue('Typed while the release waits.');
  await expectSaved(page);

  await page.reload();
  await expect(summaryOf(page)).toHaveValue('Typed while the release waits.');
  await expect(notice).toBeVisible();
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Reload' }).click();
  await loaded;
  await expect(summaryOf(page)).toHaveValue('Typed while the release waits.');
  const isWaiting = () =>
    page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  // Where the browser leaves it waiting beside fetches of the page, the notice comes again.
  await expect(async () => {
    if (await isWaiting()) await page.getByRole('button', { name: 'Reload' }).click();
    expect(await isWaiting()).toBe(false);
  }).toPass({ timeout: 90_000 });
  site.stop();
});
