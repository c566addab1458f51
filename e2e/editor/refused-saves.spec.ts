import type { Page } from '@playwright/test';
import { expectSaved, statusLine } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { SECTIONS } from '../support/sections.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { savesOf } from '../support/wire.ts';

type Section = (typeof SECTIONS)[number];
type Opened = { id: string; url: string; section: Section };

/** The one that tells of its saving by itself. All are proved without a browser: `editor-save-errors.test.tsx` and `editor-session.test.tsx`. */
const SECTION = SECTIONS.find(({ path }) => path === 'projects') ?? SECTIONS[0];

const fieldOf = (page: Page, { field }: Section) =>
  page.getByRole('textbox', { name: field, exact: true }).first();

async function openSeeded(page: Page, url: string, { path }: Section) {
  const resume = readSample('01-engineer');
  const id = await seedResume(page.request, url, { name: 'Refused', resume });
  await page.goto(`/resume/${id}/${path}`);
  await expectSaved(page);
  return id;
}

const pressSave = (page: Page, { save }: Section) =>
  page.getByRole('button', { name: save }).first().click();

/** Someone else saves the section, or its first entry, on the revision that the page shows. */
async function saveElsewhere({ request }: Page, { url, id, section }: Opened) {
  const details = await request.get(`${url}/api/get_resume_details.php?resume_id=${id}`);
  const { data } = await details.json();
  const { call, part, name } = section;
  const stored = Array.isArray(data[part]) ? data[part][0] : data[part];
  const fields = typeof stored === 'object' ? stored : {};
  const saved = await request.post(`${url}/api/${call}.php`, {
    data: { ...fields, [name]: 'Theirs', resume_id: id },
    headers: { origin: url },
  });
  expect(await saved.json()).toMatchObject({ status: 'success' });
}

async function asksWhichStands(page: Page, opened: Opened) {
  const { section } = opened;
  await saveElsewhere(page, opened);
  await fieldOf(page, section).fill('Mine');
  await pressSave(page, section);

  const choice = page.getByRole('region', { name: 'Changed in two places' });
  await expect(choice).toContainText('Theirs');
  await expectAccessible(page);
  await choice
    .getByRole('button', { name: /^Keep mine/ })
    .first()
    .click();
  await expectSaved(page);
  // What was replaced can be got back.
  const versions = await page.request.get(`/api/documents/part-versions?ids=${opened.id}`);
  expect(JSON.stringify(await versions.json())).toContain('Theirs');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(fieldOf(page, section)).toHaveValue('Mine');
}

async function saysWhatWentWrong(page: Page, { section }: Opened) {
  await page.route(savesOf(section.key), (route) =>
    route.fulfill({ status: 400, json: { status: 'error', message: 'No room left.' } }),
  );
  await fieldOf(page, section).fill('Refused words');
  await pressSave(page, section);
  const titled = ['contact', 'education'].includes(section.thing);
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(dialog).toContainText(
    titled ? 'Save Error' : `Error saving ${section.thing}: No room left.`,
  );
  await expect(dialog).toContainText('No room left.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(fieldOf(page, section)).toHaveValue('Refused words');

  await page.unroute(savesOf(section.key));
  await pressSave(page, section);
  if (section.thing === 'project') {
    await expect(dialog).toContainText('Refused words saved!');
    await page.keyboard.press('Escape');
  }
  await expectSaved(page);
}

async function keepsTheEdit(page: Page, { section }: Opened) {
  await page.context().clearCookies();
  await fieldOf(page, section).fill('Typed after the end');
  await pressSave(page, section);
  await expect(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(fieldOf(page, section)).toHaveValue('Typed after the end');
  await expect(statusLine(page)).toContainText('Not saved yet');
}

test.use({ viewport: { width: 360, height: 800 } });

test('[ED16] [ED19] [AC4] a save asks which stands, says why it failed, keeps the edit when the session has ended', async ({
  page,
  server,
}) => {
  const id = await openSeeded(page, server.url, SECTION);
  const opened = { id, url: server.url, section: SECTION };
  await test.step('it was changed elsewhere', () => asksWhichStands(page, opened));
  await test.step('the server refuses it', () => saysWhatWentWrong(page, opened));
  await test.step('the session has ended', () => keepsTheEdit(page, opened));
});
