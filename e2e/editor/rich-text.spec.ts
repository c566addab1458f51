import type { CDPSession, Page } from '@playwright/test';
import { expectSaved } from '../support/app.ts';
import { pointsField, pointsIn } from '../support/points.ts';
import { expect, test } from '../support/test.ts';
import { fingerOn } from '../support/touch.ts';

test.beforeEach(async ({ page, openNew }) => {
  await openNew('Rich', 'experience');
  await pointsField(page).click();
});

const html = (page: Page) =>
  pointsField(page).evaluate((field) =>
    Array.from(field.children, ({ innerHTML }) => innerHTML.replaceAll('\u200b', '')),
  );

/** Takes everything out of the field, and stays in it. */
async function empty(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect.poll(() => pointsIn(page)).toEqual(['']);
}

/** Pastes by the keys, as a person does. */
async function paste(page: Page, held: Record<string, string>): Promise<void> {
  await page.evaluate(
    (texts) =>
      navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(
            Object.entries(texts).map(([type, text]) => [type, new Blob([text], { type })]),
          ),
        ),
      ]),
    held,
  );
  await page.keyboard.press('ControlOrMeta+v');
}

test('[OC5] typing, Enter and Backspace at the start of a line; bold, italic and links by keys and by the toolbar, undone and done again', async ({
  page,
}) => {
  const { keyboard } = page;
  await keyboard.type('Led six');
  await keyboard.press('Enter');
  await keyboard.type('Sold all');
  await expect.poll(() => pointsIn(page)).toEqual(['Led six', 'Sold all']);
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await keyboard.type('; ');
  await expect.poll(() => pointsIn(page)).toEqual(['Led six; Sold all']);
  await keyboard.press('End');
  await keyboard.press('Shift+Enter');
  await keyboard.type('- dashed');
  await expect.poll(() => pointsIn(page)).toEqual(['Led six; Sold all', 'dashed']);
  await empty(page);

  await keyboard.type('Led ');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('six');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type(' of us');
  await expect.poll(() => html(page)).toEqual(['Led <b>six</b> of us']);
  await keyboard.press('ControlOrMeta+a');
  await page.getByRole('button', { name: 'Italic' }).click();
  await expect(page.getByRole('button', { name: 'Italic' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await keyboard.press('ControlOrMeta+k');
  await page.getByRole('textbox', { name: 'Address' }).fill('example.com/six');
  await keyboard.press('Enter');
  await expect(pointsField(page)).toBeFocused();
  await expect(pointsField(page).getByRole('link')).toHaveAttribute(
    'href',
    'https://example.com/six',
  );
  await keyboard.press('ControlOrMeta+z');
  await expect(pointsField(page).getByRole('link')).toHaveCount(0);
  await keyboard.press('ControlOrMeta+Shift+z');
  await expect(pointsField(page).getByRole('link')).toHaveCount(1);
  // The toolbar is one stop behind the text; arrows go through it, and back to the first from the last.
  await keyboard.press('Tab');
  for (const name of ['Bold', 'Italic', 'Link', 'More for this line', 'Bold']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
    await keyboard.press('ArrowRight');
  }
  await expectSaved(page);
  await page.reload();
  await expect(pointsField(page).getByRole('link')).toHaveText('Led six of us');
  await expect(pointsField(page).locator('b')).toHaveText('six');
});

async function chooseForLine(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More for this line' }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** Composes as an input method does: each state in turn, then the word that is chosen. */
async function compose(cdp: CDPSession, states: readonly string[], chosen: string): Promise<void> {
  for (const text of states) {
    const { length } = text;
    const composition = { text, selectionStart: length, selectionEnd: length };
    await cdp.send('Input.imeSetComposition', composition);
  }
  await cdp.send('Input.insertText', { text: chosen });
}

test('[OC5] [ED8] of a paste only text, bold, italic and links stay, and undo takes it back, bullets and all; an input method composes undisturbed, also right to left', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.type('Before after');
  for (let at = 0; at < 5; at += 1) await page.keyboard.press('ArrowLeft');
  await paste(page, {
    'text/plain': 'one\ntwo',
    'text/html':
      '<ul><li style="color: red"><h2>one</h2></li><li><b>two</b> <a href="https://example.com/">here</a><img src="x:"></li></ul>',
  });
  await expect
    .poll(() => html(page))
    .toEqual(['Before one', '<b>two</b> <a href="https://example.com/">here</a>after']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(['Before after']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+x');
  await expect.poll(() => pointsIn(page)).toEqual(['']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    '• Before one\n• two hereafter',
  );
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => pointsIn(page)).toEqual(['Before one', 'two hereafter']);

  await empty(page);
  await page.evaluate(() => navigator.clipboard.writeText('•\tBuilt it\r\no\tRan it\r\n- Sold it'));
  await page.keyboard.press('ControlOrMeta+v');
  const pasted = ['Built it', 'Ran it', 'Sold it'];
  await expect.poll(() => pointsIn(page)).toEqual(pasted);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(['']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect.poll(() => pointsIn(page)).toEqual(pasted);
  await empty(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(pasted);

  await empty(page);
  const cdp = await context.newCDPSession(page);
  await page.keyboard.type('led ');
  await compose(cdp, ['n', 'に', 'にほん'], '日本');
  await page.keyboard.press('Enter');
  await compose(cdp, ['ק', 'קו'], 'קוד פתוח');
  await expect.poll(() => pointsIn(page)).toEqual(['led 日本', 'קוד פתוח']);
  const directions = await pointsField(page).evaluate((field) =>
    Array.from(field.children, (line) => getComputedStyle(line).direction),
  );
  expect(directions).toEqual(['ltr', 'rtl']);
});

const CHUNK = '**/assets/rich-lines-*.js';

test('[OC5] the plain field takes every key where the rich one cannot be loaded and until it has come, which waits for a composition', async ({
  page,
  context,
}) => {
  await page.route(CHUNK, (route) => route.abort());
  await page.reload();
  const field = page.getByLabel('What you did');
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type('Tried');
  await expect(field).toHaveValue('• Tried');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expectSaved(page);
  await page.unroute(CHUNK);

  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(CHUNK, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload();
  await field.click();
  await page.keyboard.press('ControlOrMeta+End');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await paste(page, { 'text/plain': '•\tBuilt it for ' });
  await expect(field).toHaveValue('• Built it for ');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
  const came = page.waitForResponse(CHUNK);
  release();
  await came;
  await page.waitForTimeout(300);
  await expect(page.locator('textarea')).not.toHaveCount(0);
  await cdp.send('Input.insertText', { text: '日本' });
  await expect(pointsField(page)).toBeFocused();
  await page.keyboard.type('!');
  await expect.poll(() => pointsIn(page)).toEqual(['Built it for 日本!']);
  await page.keyboard.press('ControlOrMeta+z');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(['Built it for ']);
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(['']);
});

/** The middle of a line's bullet, in the window. */
async function bulletOf(page: Page, line: number): Promise<{ x: number; y: number }> {
  const box = await pointsField(page).locator('p').nth(line).boundingBox();
  if (!box) throw new Error(`There is no line ${line}.`);
  return { x: box.x + 4, y: box.y + 10 };
}

test('[OC3] lines are moved by keys, by the toolbar and by their bullets, with their marks, duplicated and undone', async ({
  page,
}) => {
  const { keyboard, mouse } = page;
  await keyboard.type('One');
  await keyboard.press('Enter');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.type('Two');
  await keyboard.press('ControlOrMeta+b');
  await keyboard.press('Enter');
  await keyboard.type('Three');
  await keyboard.press('ArrowUp');
  await keyboard.press('Alt+ArrowUp');
  await expect.poll(() => html(page)).toEqual(['<b>Two</b>', 'One', 'Three']);
  await keyboard.press('Alt+ArrowUp');
  await chooseForLine(page, 'Move line down');
  await chooseForLine(page, 'Move line down');
  await expect.poll(() => html(page)).toEqual(['One', 'Three', '<b>Two</b>']);
  await expect(pointsField(page)).toBeFocused();
  await expectSaved(page);
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(() => html(page)).toEqual(['One', '<b>Two</b>', 'Three']);

  await empty(page);
  await keyboard.type('One\nTwo\nThree');
  const [from, to] = [await bulletOf(page, 0), await bulletOf(page, 2)];
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(to.x, to.y - 2, { steps: 5 });
  await mouse.move(to.x, to.y, { steps: 2 });
  await mouse.up();
  await expect.poll(() => pointsIn(page)).toEqual(['Two', 'Three', 'One']);
  await keyboard.press('ControlOrMeta+z');
  await expect.poll(() => pointsIn(page)).toEqual(['One', 'Two', 'Three']);
  // A press that is no drag puts the caret at the beginning of its line.
  const second = await bulletOf(page, 1);
  await mouse.click(second.x, second.y);
  await keyboard.type('No. ');
  await expect.poll(() => pointsIn(page)).toEqual(['One', 'No. Two', 'Three']);
  await keyboard.press('Alt+Shift+ArrowDown');
  await expect.poll(() => pointsIn(page)).toEqual(['One', 'No. Two', 'No. Two', 'Three']);
  await chooseForLine(page, 'Duplicate line');
  await expect.poll(() => pointsIn(page)).toHaveLength(5);
  await keyboard.press('ControlOrMeta+z');
  await expectSaved(page);
  await page.reload();
  await expect.poll(() => pointsIn(page)).toEqual(['One', 'No. Two', 'No. Two', 'Three']);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[OC3] points are dragged by their bullets', async ({ page }) => {
    await page.keyboard.type('One\nTwo\nThree');
    const touch = await fingerOn(page);
    const [from, to] = [await bulletOf(page, 2), await bulletOf(page, 0)];
    await touch('touchStart', from);
    for (let step = 1; step <= 5; step += 1) {
      await touch('touchMove', { x: from.x, y: from.y + ((to.y - from.y) * step) / 5 });
    }
    await touch('touchEnd');
    await expect.poll(() => pointsIn(page)).toEqual(['Three', 'One', 'Two']);
  });
});
