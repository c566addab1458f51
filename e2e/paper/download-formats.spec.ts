import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { compareRead, readFile } from '@shortlist/read-back';
import { expectAccessible } from '../support/axe.ts';
import { readWords } from '../support/pdf-text.ts';
import { readZip } from '../support/read-zip.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expectEachSentOnce, sentFiles } from '../support/sent-files.ts';
import { expect, test } from '../support/test.ts';

const ROWS = [
  { name: 'Word', file: 'Nora_Whitfield.docx' },
  { name: 'Plain text', file: 'Nora_Whitfield.txt' },
  { name: 'Markdown', file: 'Nora_Whitfield.md' },
  { name: 'JSON Resume', file: 'Nora_Whitfield.json' },
];

/** Some of what the sample says, from its head to its end. */
const IN_ORDER = [
  ...['Nora Whitfield', 'Austin, Texas, United States', 'payment systems', 'Harbor Payments'],
  ...['Cedar & Finch', 'University of Texas at Dallas', 'ledger-lint', 'Kafka'],
];

const otherFormats = (page: Page) => page.getByRole('button', { name: 'Other formats' });

const resume = readSample('01-engineer');

async function openPreview(page: Page, url: string): Promise<void> {
  const id = await seedResume(page.request, url, { name: 'Formats', resume });
  await page.goto(`/resume/${id}/final`);
  await expect(otherFormats(page)).not.toHaveAttribute('aria-disabled');
}

async function textOf(file: Download, path: string): Promise<string> {
  await file.saveAs(path);
  return readFileSync(path, 'utf8');
}

/** Reads a file as any program would: every field of the resume is there. */
async function expectComesBack(path: string): Promise<void> {
  const reading = await readFile(new Uint8Array(readFileSync(path)));
  if (reading.kind === 'unread') throw new Error(reading.message.code);
  const { fields, differences } = compareRead(resume, reading.resume);
  expect(fields).toBeGreaterThan(50);
  expect(differences).toEqual([]);
}

function expectInOrder(text: string): void {
  const plain = text.replaceAll('\\', '').replace(/\s+/g, ' ');
  const places = IN_ORDER.map((words) => plain.indexOf(words));
  expect(places.filter((place) => place < 0)).toEqual([]);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

test('[EX1] [OP4] every format is downloaded by keyboard from a page that no file was sent twice for, also when the network has gone', async ({
  page,
  context,
  server,
}, testInfo) => {
  await openPreview(page, server.url);
  await page.waitForLoadState('networkidle');
  expectEachSentOnce(await sentFiles(page));
  await context.setOffline(true);
  await otherFormats(page).focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('menuitem');
  await expect(rows).toHaveText(ROWS.map(({ name }) => new RegExp(`^${name}`)));
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);
  await expect(otherFormats(page)).toBeFocused();

  for (const [at, { file: name }] of ROWS.entries()) {
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toBeFocused();
    for (let times = 0; times < at; times += 1) await page.keyboard.press('ArrowDown');
    await expect(rows.nth(at)).toBeFocused();
    const coming = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    const file = await coming;
    expect(file.suggestedFilename()).toBe(name);
    const text = await textOf(file, testInfo.outputPath(name));
    await expectComesBack(testInfo.outputPath(name));
    if (/\.(?:txt|md)$/.test(name)) expectInOrder(text);
    else if (name.endsWith('.json')) {
      expect(JSON.parse(text)).toMatchObject({ basics: { name: 'Nora Whitfield' } });
    } else {
      const parts = readZip(readFileSync(testInfo.outputPath(name)));
      expect([...parts.keys()]).toContain('word/document.xml');
    }
    await expect(otherFormats(page)).toBeFocused();
  }

  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'DOWNLOAD PDF' }).press('Enter');
  const path = testInfo.outputPath('Nora_Whitfield.pdf');
  await (await coming).saveAs(path);
  await expectComesBack(path);
  expectInOrder(readWords(path).join(' '));
});
