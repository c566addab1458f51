import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { TestServer } from './server.ts';

export type Person = { name: string; email: string; password: string };

/** Someone whom the server does not know yet. */
export const somebody = (name = 'Ada Lovelace'): Person => ({
  name,
  email: `${randomUUID()}@example.com`,
  password: `kettle ${randomUUID()}`,
});

/** The name in the bar above the page, which leads to the account. */
export const accountLink = (page: Page) => page.getByRole('link', { name: /^Your account: / });

/** Creates an account by the page for it, or that of an invitation, and waits for the list that follows. */
export async function signUp(
  page: Page,
  { name, email, password }: Person,
  at = '/login?view=sign-up',
): Promise<void> {
  await page.goto(at);
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/resume$/);
  await expect(accountLink(page)).toBeVisible();
}

/** Fills in the log-in form of a page or dialog, and sends it. */
export async function fillLogIn(place: Page | Locator, { email, password }: Person): Promise<void> {
  await place.getByLabel('Email').fill(email);
  await place.getByLabel('Password', { exact: true }).fill(password);
  await place.getByLabel('Password', { exact: true }).press('Enter');
}

/** Reads what the mails to an address say, oldest first. */
async function readMails({ folder }: TestServer, to: string): Promise<string[]> {
  const outbox = join(folder, 'outbox');
  // One with a dot before its name is still being written, and is gone by that name when it is whole.
  const isWhole = (file: string) => !file.startsWith('.');
  const files = (await readdir(outbox).catch(() => [])).filter(isWhole).sort();
  const mails = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`To: ${to}`)).map(decodeQuotedPrintable);
}

/** Decodes what ASCII needs of quoted-printable (RFC 2045, section 6.7). */
const decodeQuotedPrintable = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_code, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** The newest link to a page that was mailed to an address; waits until there is one. */
export async function mailedLink(server: TestServer, to: string, path: string): Promise<string> {
  const linkIn = (mail = '') => mail.match(new RegExp(`http\\S*${path}\\S+`))?.[0];
  const findLink = async () => (await readMails(server, to)).map(linkIn).findLast(Boolean);
  await expect.poll(findLink).toBeDefined();
  return (await findLink()) ?? '';
}

/** Ends every session of who is logged in on a page, from another device: this browser keeps its cookie. */
export async function endSessionsOf(page: Page, browser: Browser): Promise<void> {
  const { origin } = new URL(page.url());
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const headers = { origin };
  const reply = await context.request.post(`${origin}/api/auth/revoke-sessions`, { headers });
  expect(reply.ok()).toBe(true);
  await context.close();
}
