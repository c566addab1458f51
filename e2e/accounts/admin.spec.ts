import { readFileSync } from 'node:fs';
import type { APIRequestContext, Page } from '@playwright/test';
import { mailedLink, type Person, signUp, somebody } from '../support/account.ts';
import { expectAccessible } from '../support/axe.ts';
import type { TestServer } from '../support/server.ts';
import { expect, test } from '../support/test.ts';

/** As long as the forms let a name be, without a place to break it. */
const LONG = 'Wolfeschlegelsteinhausen'.repeat(4);
const FILE = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nhello') };

const chief: Person = somebody('Chief');

// A server with somebody in charge; for this test alone, since another kind of server for all tests of a worker would be another worker.
test.use({
  ownSettings: { ADMIN_EMAIL: chief.email },
  baseURL: ({ ownServer }, use) => use(ownServer.url),
});

/** An inquiry and an application of somebody with the longest of names. */
async function sendForms(request: APIRequestContext, url: string): Promise<void> {
  const headers = { origin: url };
  const email = `${'a'.repeat(60)}@example.com`;
  const person = { firstName: LONG, lastName: LONG, email };
  const inquiry = await request.post(`${url}/api/contact.php`, {
    headers,
    data: { ...person, phone: '(123) 456-7890', details: LONG.repeat(3) },
  });
  expect(inquiry.status()).toBe(200);
  const application = await request.post(`${url}/api/upload.php`, {
    headers,
    multipart: {
      ...person,
      gender: 'Male',
      hispanicLatino: 'No',
      veteranStatus: 'I do not wish to answer',
      disabilityStatus: 'I do not want to answer',
      sponsorship: 'No',
      jobTitle: 'Senior Engineer, Document Parsing',
      jobId: 'senior-engineer-document-parsing',
      resume: { ...FILE, name: `${LONG}.pdf` },
      coverLetter: { ...FILE, name: 'letter.pdf' },
    },
  });
  expect(application.status()).toBe(200);
}

async function becomeAdmin(page: Page, server: TestServer): Promise<void> {
  await signUp(page, chief);
  await page.goto(await mailedLink(server, chief.email, '/verify-email'));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
}

test('[WS10] an admin reads what came in; the longest names fit the narrowest page', async ({
  page,
  request,
  ownServer: server,
}, testInfo) => {
  await sendForms(request, server.url);
  const fetched: string[] = [];
  page.on('request', (sent) => fetched.push(new URL(sent.url()).pathname));
  await page.goto('/admin/jobs');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  // The first sign of a person has the app hydrated, whose router then knows the address too.
  await page.getByRole('link', { name: 'Go to Home' }).hover();
  await page.waitForLoadState('networkidle');
  await becomeAdmin(page, server);
  expect(fetched.filter((path) => path.startsWith('/assets/admin'))).toEqual([]);

  await page.goto('/account');
  await page.getByRole('link', { name: 'Applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Applications' })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/assets/admin'))).not.toEqual([]);
  const shown = {
    inquiries: 'Inquiries',
    applications: 'Applications',
    jobs: 'Jobs',
    retention: 'Retention',
    status: 'Status',
  };
  for (const [list, heading] of Object.entries(shown)) {
    await page.goto(`/admin/${list}`);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    const content = page.getByRole('heading', { level: 2 }).or(page.getByRole('term'));
    await expect(content.first()).toBeVisible();
    for (const width of [320, 640]) {
      // A window of 1280 px at 400 % zoom, and at 200 %.
      await page.setViewportSize({ width, height: width === 320 ? 256 : 400 });
      await expectAccessible(page);
    }
  }

  await page.goto('/admin/applications');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Resume/ }).click();
  const path = testInfo.outputPath('resume.pdf');
  await (await coming).saveAs(path);
  expect(readFileSync(path)).toEqual(FILE.buffer);
  await page
    .getByRole('article')
    .getByRole('button', { name: /^Archive/ })
    .click();
  await expect(page.getByRole('button', { name: 'Archived (1)' })).toBeVisible();

  await page.getByRole('button', { name: /^Delete ?:/ }).click();
  await page.getByRole('button', { name: 'Delete 1 application' }).click();
  await expect(page.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await page.goto('/admin/inquiries');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.goto('/admin/applications');
  await expect(page.getByRole('button', { name: 'Archived (1)' })).toBeVisible();

  await page.goto('/admin/jobs');
  const open = page.getByRole('button', { name: /^Close/ });
  await open.first().waitFor();
  const count = await open.count();
  await open.first().dblclick();
  await expect(open).toHaveCount(count - 1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(open).toHaveCount(count);
});
