import { expectSaved, statusLine } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { draftsIn, untilKept } from '../support/browser.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const POSTING = `Senior Baker
Acme Bakeries
Bern

https://jobs.example/acme/12

Apply by 20 December 2030
You bake bread.`;

test('[AP4] [AP5] a pasted posting becomes an application, whose state is changed without a network and is there when the line is back', async ({
  page,
  context,
}) => {
  await page.goto('/job_board');
  await expect(page.getByRole('heading', { level: 1, name: 'Job Board' })).toBeVisible();
  await page.getByRole('link', { name: 'My applications' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'My applications' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Add application' }).click();
  await page.getByLabel('Paste the posting').fill(POSTING);
  await expect(page.getByLabel('Job title')).toHaveValue('Senior Baker');
  await page.getByLabel('Company').fill('Acme');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Senior Baker, Acme' })).toBeVisible();
  await page.getByLabel('What to do').fill('Call Bo');
  await page.getByRole('button', { name: 'Add person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bo');
  await page.getByRole('button', { name: 'Applied', exact: true }).click();
  await expectSaved(page);
  await expectAccessible(page);
  // The usual case is one screen, with people folded.
  await page.reload();
  await expectSaved(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(900);

  await page.getByRole('link', { name: 'My applications' }).click();
  const stateIs = (state: string) =>
    expect(page.getByRole('button', { name: `Status of Senior Baker: ${state}` })).toBeVisible();
  await stateIs('Applied');
  await expect(page.getByText('1 tracked · 1 waiting')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Month' }).click();
  for (const part of ['Show this in your calendar', 'Get reminders by email'])
    await page.getByText(part).click();
  await expect(page.getByRole('link', { name: 'log in or create an account' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'List', exact: true }).click();
  await untilKept(page);
  await page.waitForLoadState('networkidle');

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Status of Senior Baker: Applied' }).click();
  await page.getByRole('menuitemradio', { name: 'Talking' }).click();
  await stateIs('Talking');
  await expect.poll(() => draftsIn(page)).not.toEqual([]);
  await page.reload();
  await stateIs('Talking');
  await expect(page.getByText('You are offline.')).toBeVisible();
  await page.getByRole('link', { name: 'Senior Baker' }).click();
  await expect(statusLine(page)).toContainText('Not saved yet');
  await expect(page.getByLabel('What to do')).toHaveValue('Call Bo');

  await context.setOffline(false);
  await expect(statusLine(page)).toHaveText(/· Saved$/u);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Talking', pressed: true })).toBeVisible();
  await page.getByRole('link', { name: 'My applications' }).click();
  await stateIs('Talking');
});

test('[AP5] what another app shares fills the form, and no server sees it', async ({
  page,
  server,
}) => {
  await page.goto('/job_board/applications/new');
  await untilKept(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  await page.evaluate(() => {
    const form = document.createElement('form');
    Object.assign(form, {
      method: 'post',
      enctype: 'multipart/form-data',
      action: '/job_board/applications/new',
    });
    for (const [name, value] of Object.entries({ title: 'Cook', text: 'https://jobs.example/7' })) {
      const input = document.createElement('input');
      Object.assign(input, { type: 'hidden', name, value });
      form.append(input);
    }
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByLabel('Link', { exact: true })).toHaveValue('https://jobs.example/7');
  await expect(page.getByLabel('Paste the posting')).toHaveValue('Cook');
  await expect(page).toHaveURL(`${server.url}/job_board/applications/new`);
});

test('[AP4] a card dragged by mouse falls where it is let go, also into a column that was out of sight; Escape and a place beside the board change nothing', async ({
  page,
  server,
}) => {
  await page.request.post(`${server.url}/api/applications`, {
    data: { posting: { title: 'Senior Baker', company: 'Acme' } },
    headers: { origin: server.url },
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto('/job_board/applications?view=board');
  const column = (state: string) => page.getByRole('region', { name: state, exact: true });
  const isIn = (state: string) =>
    expect(column(state).getByRole('link', { name: 'Senior Baker' })).toBeVisible();
  const isLifted = () => expect(page.locator('.outline-accent')).toBeVisible();

  /** Takes the card by its handle, and moves the pointer to a place of the window. */
  async function dragTo(x: number, y: number): Promise<void> {
    const handle = page.getByRole('button', { name: 'Move Senior Baker' });
    await handle.hover();
    await page.mouse.down();
    await page.mouse.move(x, y, { steps: 8 });
    await isLifted();
  }
  const middleOf = async (state: string) => {
    const box = await column(state).boundingBox();
    if (!box) throw new Error(`${state} is not drawn.`);
    return [box.x + box.width / 2, box.y + 60] as const;
  };

  await isIn('Saved');
  await dragTo(...(await middleOf('Applied')));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await isIn('Saved');
  const [x] = await middleOf('Applied');
  await dragTo(x, 5);
  await page.mouse.up();
  await isIn('Saved');

  await dragTo(...(await middleOf('Applied')));
  await page.mouse.up();
  await isIn('Applied');

  // The pointer rests at the edge while the board goes by under it.
  await expect(column('Closed')).not.toBeInViewport();
  await dragTo(980, 300);
  await expect(column('Closed')).toBeInViewport({ ratio: 0.9 });
  await page.mouse.move(...(await middleOf('Closed')), { steps: 4 });
  await page.mouse.up();
  await isIn('Closed');
});
