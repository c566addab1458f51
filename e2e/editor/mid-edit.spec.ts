import type { BrowserContext, Page } from '@playwright/test';
import { entriesOf } from '@shortlist/model';
import { endSessionsOf, fillLogIn, type Person, signUp, somebody } from '../support/account.ts';
import { expectSaved } from '../support/app.ts';
import { expectPoints, textOfPoints } from '../support/points.ts';
import { newResume, readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { savesOf } from '../support/wire.ts';

const fullName = (page: Page) => page.getByRole('textbox', { name: 'Full Name' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** An account with one resume, open in the editor and saved. */
async function editAs(page: Page, person: Person): Promise<void> {
  await signUp(page, person);
  const id = await newResume(page.request, new URL(page.url()).origin, 'In the middle of it');
  await page.goto(`/resume/${id}/contact`);
  await fullName(page).fill('Saved before');
  await expectSaved(page);
}

/** Reads what this browser keeps of unsaved edits, as one text. */
const draftsIn = (context: BrowserContext) =>
  context
    .storageState()
    .then(({ origins }) =>
      JSON.stringify(
        origins.flatMap(({ localStorage }) =>
          localStorage.filter(({ name }) => name.startsWith('shortlist.draft|')),
        ),
      ),
    );

test('[AC4] edits go to no other account that logs in over the page', async ({
  page,
  context,
  browser,
}) => {
  const grace = somebody('Grace Hopper');
  await signUp(page, grace);
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  const ada = somebody();
  await editAs(page, ada);
  await endSessionsOf(page, browser);
  await fullName(page).fill('For Ada alone');
  const ended = dialog(page, 'Your session has ended');
  await expect(ended).toBeVisible();
  await fillLogIn(ended, grace);
  const notYours = dialog(page, 'This document belongs to someone else');
  await expect(notYours).toContainText(`You are logged in as ${grace.email}`);
  expect(await draftsIn(context)).toContain('For Ada alone');
  const listed = await page.request.get('/api/get_resumes.php');
  expect((await listed.json()).resumes).toEqual([]);

  await notYours.getByRole('button', { name: 'Log in to the other account' }).click();
  await fillLogIn(notYours, ada);
  await expect(notYours).toHaveCount(0);
  await expectSaved(page);
  await page.reload();
  await expect(fullName(page)).toHaveValue('For Ada alone');
});

test('[HO2] [ST2] an entry is moved on one device while it is typed in on another: nothing is lost, nothing asked', async ({
  page,
  browser,
  server,
}) => {
  const ada = somebody();
  await signUp(page, ada);
  const resume = readSample('01-engineer');
  const [first, second] = entriesOf(resume, 'experience').map(({ company }) => company);
  const id = await seedResume(page.request, server.url, { name: 'Two devices', resume });
  const address = `${server.url}/resume/${id}/experience`;
  await page.goto(address);
  await expectSaved(page);
  const context = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await context.newPage();
  await other.goto(address);
  await expectSaved(other);
  const companies = (on: Page) =>
    on
      .getByLabel('Company')
      .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
  const points = (on: Page) => on.getByLabel('What you did').first();

  // On the other device words are typed at the end of the first line, and cannot be saved yet.
  await other.route(savesOf('experience:'), (route) => route.abort());
  await points(other).focus();
  await other.keyboard.press('ControlOrMeta+Home');
  await other.keyboard.press('End');
  await other.keyboard.type(' Typed');
  // Here a line is put in at the end, another field is changed, and the whole entry is moved.
  await points(page).focus();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Put in at the end');
  await page.getByLabel('Location').first().fill('Lisbon');
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .click();
  await expectSaved(page);
  const moved = await companies(page);
  expect(moved.slice(0, 2)).toEqual([second, first]);

  await other.unroute(savesOf('experience:'));
  await other.evaluate(() => window.dispatchEvent(new Event('online')));
  await expectSaved(other);
  await expect.poll(() => companies(other)).toEqual(moved);
  await expect(other.getByRole('region', { name: 'Changed in two places' })).toHaveCount(0);
  // The caret is where it was, in the card that has moved away, and one undo takes back what was typed last.
  await other.keyboard.type(' on');
  const typed = other.getByLabel('What you did').nth(1);
  await expectPoints(typed, /^• [^\n]* Typed on[^\n]*\n[\s\S]*\n• Put in at the end$/u);
  await expect(other.getByLabel('Location').nth(1)).toHaveValue('Lisbon');
  await expectSaved(other);
  await page.reload();
  await expectPoints(page.getByLabel('What you did').nth(1), await textOfPoints(typed));
  await other.keyboard.press('ControlOrMeta+z');
  await expectPoints(typed, /^(?![\s\S]*Typed on)/u);
  await expectPoints(typed, /Put in at the end$/u);
  await context.close();
});
