import type { Page } from '@playwright/test';
import { createByHand, expectSaved, openTab, statusLine } from '../support/app.ts';
import { crash, untilKept } from '../support/browser.ts';
import { pointsField } from '../support/points.ts';
import { newResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';
import { SAVES, savesOf } from '../support/wire.ts';

test('[ED19] a reload beside another tab of the resume brings the draft back to the page that was reloaded', async ({
  page,
  context,
  openNew,
}) => {
  await openNew('Reloaded beside');
  const beside = await context.newPage();
  await beside.goto(page.url());
  await expect(beside.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await context.route(SAVES, (route) => route.abort());
  await page.evaluate(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ida Beside');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Ida Beside');
  await context.unroute(SAVES);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(statusLine(page)).toHaveText('Restored unsaved edits · Saved');
});

test('[ED19] [OC1] [OC2] [OC3] [OC5] a server killed in mid-edit loses nothing of the contact, an added section, marks and flags, and saving goes on when it is back', async ({
  page,
  ownServer,
}) => {
  const { keyboard } = page;
  const choose = async (opener: string, item: string) => {
    await page.getByRole('button', { name: opener, exact: true }).click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  };
  const id = await newResume(page.request, ownServer.url, 'Killed');
  await page.goto(`${ownServer.url}/resume/${id}/contact`);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lovelace');
  await openTab(page, 'Experience');
  await page.getByRole('textbox', { name: 'Role' }).fill('Weaver');
  await pointsField(page).click();
  await keyboard.type('Wove\nSpun');
  await expectSaved(page);

  await ownServer.end('SIGKILL');
  await keyboard.press('ControlOrMeta+a');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.press('ArrowRight');
  await choose('More for this line', 'Hide in print');
  await choose('Change Weaver', 'Hide from the page');
  await choose('Add section', 'Languages');
  await page.getByRole('textbox', { name: 'Language', exact: true }).fill('Greek');
  await choose('Change Languages', 'Move up on the page');
  await openTab(page, 'Contact');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Weaver of patterns');
  await expect(statusLine(page)).toContainText('Not saved yet', { timeout: 30_000 });
  await ownServer.start();
  await expectSaved(page);

  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Headline' })).toHaveValue('Weaver of patterns');
  await openTab(page, 'Languages');
  await expect(page.getByRole('textbox', { name: 'Language', exact: true })).toHaveValue('Greek');
  await openTab(page, 'Experience');
  await expect(page.getByText('Hidden: kept here')).toBeVisible();
  await expect(pointsField(page).locator('b')).toHaveText(['Wove', 'Spun']);
  await expect(pointsField(page).locator('[data-hidden]')).toHaveText('Spun');
});

test('[ED19] [ST2] two tabs on one section: fields merge, and the one that both changed is asked about', async ({
  page,
  context,
  openNew,
}) => {
  await openNew('Two tabs');
  const field = (tab: Page, name: string) => tab.getByRole('textbox', { name });
  await field(page, 'Full Name').fill('First');
  await expectSaved(page);

  const other = await context.newPage();
  await other.goto(page.url());
  await expect(field(other, 'Full Name')).toHaveValue('First');

  // The second tab cannot save while the first one does: their edits cross.
  await other.route(savesOf('contact'), (route) => route.abort());
  await field(other, 'Website').fill('second.example.com');
  await field(other, 'Full Name').fill('From the second');
  await field(page, 'Email').fill('first@example.com');
  await field(page, 'Full Name').fill('From the first');
  await expectSaved(page);
  await other.unroute(savesOf('contact'));
  await other.evaluate(() => window.dispatchEvent(new Event('online')));

  const asked = other.getByRole('region', { name: 'Changed in two places' });
  await expect(asked).toContainText('Contact, Full Name.');
  await expect(field(other, 'Email')).toHaveValue('first@example.com');
  // Typing goes on meanwhile.
  await other.keyboard.type(' tab');
  await expect(field(other, 'Full Name')).toHaveValue('From the second tab');
  await asked.getByRole('button', { name: 'Compare' }).click();
  await expect(asked).toContainText('From the first');
  await expect(asked).not.toContainText('second.example.com');
  await asked.getByRole('button', { name: 'Keep mine: Full Name' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSaved(other);
  await page.bringToFront();
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('From the second tab');
  await expect(field(page, 'Website')).toHaveValue('second.example.com');
  await expect(field(page, 'Email')).toHaveValue('first@example.com');
});

test.describe('with the app in the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Fetches what the server has of lists that were empty. */
  async function savedFirsts(page: Page, url: string, id: string) {
    const answer = await page.request.get(`${url}/api/get_resume_details.php?resume_id=${id}`);
    const { experiences, educations, projects } = (await answer.json()).data;
    const said = (entry: { role?: string; school?: string; name?: string }) =>
      entry.role ?? entry.school ?? entry.name;
    return [experiences, educations, projects].map((entries) => entries.map(said));
  }

  /** Ends the page in one of the ways in which pages end, and opens what it showed in the next one. */
  const ENDS = {
    reload: async (page: Page) => {
      await page.reload();
      return page;
    },
    close: async (page: Page) => {
      const [url, context] = [page.url(), page.context()];
      await page.close({ runBeforeUnload: true });
      const next = await context.newPage();
      await next.goto(url);
      return next;
    },
    crash: async (page: Page) => {
      const [url, context] = [page.url(), page.context()];
      await crash(page);
      const next = await context.newPage();
      await next.goto(url);
      return next;
    },
  };

  /** Begins a resume without the server, with a job of two points and a project, and gives it another name. */
  async function beginAlone(page: Page, url: string): Promise<void> {
    await page.goto(`${url}/resume`);
    await createByHand(page, 'Begun alone');
    await openTab(page, 'Experience');
    await page.getByRole('textbox', { name: 'Role' }).fill('Weaver');
    await page.getByRole('textbox', { name: 'Company' }).fill('Mill');
    await pointsField(page).click();
    await page.keyboard.type('Wove\nSpun');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Role' })).toHaveValue('Weaver');
    await openTab(page, 'Projects');
    await page.getByRole('textbox', { name: 'Project name' }).fill('Loom');
    // Renamed as it is edited: here, and on the server once that has made it.
    await page.getByRole('heading', { level: 1 }).getByRole('button').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await page.getByLabel('Resume name').fill('Renamed alone');
    await page.getByRole('button', { name: 'SAVE', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Loom');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Renamed alone');
  }

  test('[TR1] [ED19] [OP4] while the server is dead a reload, a closed tab and a crash keep the first words of sections that were empty, and a resume that is begun then its first job and its name', async ({
    page: first,
    ownServer,
  }) => {
    const id = await newResume(first.request, ownServer.url, 'Killed early');
    await first.goto(`${ownServer.url}/resume/${id}/contact`);
    await expectSaved(first);
    await untilKept(first);
    await ownServer.end('SIGKILL');
    let page = first;
    for (const [tab, field, words, end] of [
      ['Experience', 'Role', 'Weaver', 'reload'],
      ['Education', 'School', 'Guild of Looms', 'close'],
      ['Projects', 'Project name', 'Engine', 'crash'],
    ] as const) {
      await openTab(page, tab);
      const box = (of: Page) => of.getByRole('textbox', { name: field });
      await box(page).fill(words);
      await expect(statusLine(page)).toContainText('no connection');
      page = await ENDS[end](page);
      await expect(box(page)).toHaveValue(words);
      await expect(statusLine(page)).toContainText('Not saved yet');
    }
    await beginAlone(page, ownServer.url);
    await ownServer.start();
    await expect(statusLine(page)).toHaveText(/Saved$/, { timeout: 60_000 });
    await expect
      .poll(() => savedFirsts(page, ownServer.url, id), { timeout: 60_000 })
      .toEqual([['Weaver'], ['Guild of Looms'], ['Engine']]);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Project name' })).toHaveValue('Loom');
    await openTab(page, 'Experience');
    await expect(page.getByRole('textbox', { name: 'Role' })).toHaveValue('Weaver');
    await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Mill');
    await expect(pointsField(page)).toContainText('WoveSpun');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Renamed alone');
  });
});
