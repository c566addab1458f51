import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { download, sheetText } from '../support/app.ts';
import { chooseFile, openAiForm } from '../support/import.ts';
import { OLDER_RESUME } from './older-resume.ts';
import { POSTING } from './posting.ts';

/** The stage that a scene may use: a page of a visitor, whose resume of this id is there, and a folder for files. */
type Stage = { page: Page; resumeId: string; folder: string; isPhone: boolean };

/** Brings the page to what is to be seen; answers the picture as PNG where it is not the window. */
type Scene = (stage: Stage) => Promise<Buffer | undefined>;

async function waitForPaper(page: Page): Promise<void> {
  await expect(sheetText(page).first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
}

/** The form on the left, the page that it makes on the right; on a phone, the form. */
const editor: Scene = async ({ page, resumeId, isPhone }) => {
  await page.goto(`/resume/${resumeId}/experience`);
  await expect(page.getByRole('textbox', { name: 'Role' }).first()).toBeVisible();
  if (!isPhone) await waitForPaper(page);
  return undefined;
};

/** The paper that a phone shows when the switch says Preview. */
const phonePaper: Scene = async ({ page, resumeId }) => {
  await page.goto(`/resume/${resumeId}/experience`);
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await waitForPaper(page);
  return undefined;
};

/** Shows what was read of an older file, beside the file. */
const review: Scene = async ({ page, folder, isPhone }) => {
  const file = join(folder, 'older-resume.pdf');
  await page.setContent(OLDER_RESUME);
  await page.pdf({ path: file, preferCSSPageSize: true });
  await openAiForm(page, 'From an older file');
  await chooseFile(page, file);
  await expect(page.getByRole('dialog', { name: 'Check what was read' })).toBeVisible();
  if (isPhone) return undefined;
  await expect(page.getByRole('img', { name: 'Page 1 of 1' })).toBeVisible();
  await expect(page.getByText('Drawing page')).toHaveCount(0);
  return undefined;
};

/** The preview with the keyword panel beside it, one keyword chosen. */
const keywords: Scene = async ({ page, resumeId, isPhone }) => {
  await page.goto(`/resume/${resumeId}/final`);
  await waitForPaper(page);
  await page.getByLabel('Job description or job title').fill(POSTING);
  const chip = page.getByRole('list', { name: 'Matching Keywords' }).getByRole('button').first();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: 'Done', exact: true }).click();
  // On a phone its card would lie over the panel.
  if (!isPhone) await chip.click();
  const panel = page.getByRole('complementary', { name: 'AI Keyword Targeting' });
  await panel.evaluate((top) => top.scrollTo(0, 0));
  if (isPhone) {
    await panel.evaluate((top) => {
      top.style.scrollMarginTop = '-3rem';
      top.scrollIntoView({ block: 'start' });
    });
  } else {
    await page.evaluate(() => window.scrollTo(0, 0));
    // What is pointed at lights its words on the paper.
    await chip.hover();
    await expect(page.getByTestId('highlight').first()).toBeVisible();
  }
  return undefined;
};

/** The upper part of the page as the screen draws it. */
const onScreen: Scene = async ({ page, resumeId }) => {
  await page.goto(`/resume/${resumeId}/final`);
  await waitForPaper(page);
  return upperPart(page, await sheetText(page).first().screenshot());
};

/** The same part of the downloaded file, drawn by poppler. */
const inFile: Scene = async ({ page, resumeId, folder }) => {
  await page.goto(`/resume/${resumeId}/final`);
  await waitForPaper(page);
  const pdf = join(folder, 'downloaded.pdf');
  await (await download(page)).saveAs(pdf);
  const drawn = join(folder, 'drawn');
  const size = ['-scale-to-x', String(2 * SHEET_WIDTH), '-scale-to-y', '-1'];
  execFileSync('pdftoppm', ['-png', '-singlefile', ...size, pdf, drawn]);
  return upperPart(page, readFileSync(`${drawn}.png`));
};

/** The sample resume of the home page as its own paper draws it. */
const samplePaper: Scene = async ({ page }) => {
  await page.goto('/');
  await page.getByRole('textbox', { name: 'Full name' }).focus();
  await waitForPaper(page);
  return upperPart(page, await sheetText(page).first().screenshot(), 792 / 612);
};

/** The width of a page's pictures, in CSS pixels; each is two pixels of the picture. */
const SHEET_WIDTH = 480;

/** A picture of a page at the common width, cut below; `ratio` of height to width. */
async function upperPart(page: Page, png: Buffer, ratio = 0.75): Promise<Buffer> {
  const drawn = await page.context().newPage();
  await drawn.setViewportSize({ width: SHEET_WIDTH, height: Math.round(SHEET_WIDTH * ratio) });
  const source = `data:image/png;base64,${png.toString('base64')}`;
  await drawn.setContent(
    `<style>body{margin:0}img{display:block;width:100%}</style><img src="${source}">`,
  );
  await drawn.locator('img').evaluate((image: HTMLImageElement) => image.decode());
  const part = await drawn.screenshot();
  await drawn.close();
  return part;
}

export type Shot = {
  name: string;
  scene: Scene;
  window: 'wide' | 'phone' | 'sheet';
  theme: 'dark' | 'light';
};

type Screen = Omit<Shot, 'theme'>;

/** The screens, which look otherwise in each theme. */
const SCREENS: readonly Screen[] = [
  { name: 'editor-wide', scene: editor, window: 'wide' },
  { name: 'editor-phone', scene: editor, window: 'phone' },
  { name: 'paper-phone', scene: phonePaper, window: 'phone' },
  { name: 'review-wide', scene: review, window: 'wide' },
  { name: 'review-phone', scene: review, window: 'phone' },
  { name: 'keywords-wide', scene: keywords, window: 'wide' },
  { name: 'keywords-phone', scene: keywords, window: 'phone' },
];

/** Papers, which look the same in all. */
const PAPERS: readonly Screen[] = [
  { name: 'on-screen', scene: onScreen, window: 'sheet' },
  { name: 'in-file', scene: inFile, window: 'sheet' },
  { name: 'sample-paper', scene: samplePaper, window: 'sheet' },
];

/** Every picture of the site, by the name of its file. */
export const SHOTS: readonly Shot[] = [
  ...[...SCREENS, ...PAPERS].map((shot): Shot => ({ ...shot, theme: 'dark' })),
  ...SCREENS.map((shot): Shot => ({ ...shot, name: `light/${shot.name}`, theme: 'light' })),
];
