import type { Page } from '@playwright/test';
import { download, expectSaved, sheetText } from '../support/app.ts';
import { type PrintedLine, pageSizes, readLines } from '../support/pdf-text.ts';
import { readSample, seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

/** The lines of each sheet on the screen: the words drawn on one baseline, and where the first begins. */
function readSheets(page: Page): Promise<PrintedLine[][]> {
  return sheetText(page).evaluateAll((sheets) =>
    sheets.map((sheet) => {
      const lines = new Map<number, { text: string; x: number }[]>();
      for (const run of sheet.querySelectorAll('text')) {
        const y = Number(run.getAttribute('y'));
        const runs = lines.get(y) ?? [];
        runs.push({ text: run.textContent ?? '', x: Number(run.getAttribute('x')) });
        lines.set(y, runs);
      }
      return [...lines]
        .sort(([a], [b]) => a - b)
        .map(([, runs]) => {
          const inOrder = runs.sort((a, b) => a.x - b.x).filter(({ text }) => text.trim() !== '');
          return {
            text: inOrder.map(({ text }) => text.replace(/\s/g, '')).join(''),
            x: inOrder[0]?.x ?? 0,
          };
        });
    }),
  );
}

const LETTER = [612, 792];
const HARDEST = ['14-forty-jobs'];

/** Samples in letters whose lines poppler gives back as they are seen: no right-to-left, joining or stacked ones. */
const LINE_BY_LINE = [
  ...['01-engineer', '02-name-only', '03-empty-sections', '05-polish', '06-spanish', '09-chinese'],
  ...[
    '13-vietnamese',
    '17-student',
    '20-career-change',
    '19-two-pages',
    '15-long-lines',
    ...HARDEST,
    '07-russian',
  ],
];

/** `ALL_SAMPLES=1` compares all that can be; an annotation says how many lines. docs/promises.md keeps the sum. */
const SAMPLES = process.env.ALL_SAMPLES ? LINE_BY_LINE : HARDEST;

for (const sample of SAMPLES) {
  test(`[PV5] preview and PDF have the same lines on the same pages: ${sample}`, async ({
    page,
    server,
  }, testInfo) => {
    const id = await seedResume(page.request, server.url, {
      name: sample,
      resume: readSample(sample),
    });
    await page.goto(`/resume/${id}/final`);
    await expect(sheetText(page).first()).toBeVisible();
    const file = await download(page);
    const path = testInfo.outputPath('pages.pdf');
    await file.saveAs(path);

    const printed = readLines(path);
    const seen = await readSheets(page);
    expect(seen.map((lines) => lines.map(({ text }) => text))).toEqual(
      printed.map((lines) => lines.map(({ text }) => text)),
    );
    const apart = seen.flatMap((lines, sheet) =>
      lines.map(({ x }, line) => Math.abs(x - (printed[sheet]?.[line]?.x ?? Number.NaN))),
    );
    expect(Math.max(...apart)).toBeLessThan(0.01);
    testInfo.annotations.push({ type: 'lines', description: String(seen.flat().length) });
    if (seen.length > 1) {
      await expect(page.getByText(`Page 1 of ${seen.length}`, { exact: true })).toBeVisible();
    }
    const onPaper = testInfo.outputPath('printed.pdf');
    await page.pdf({ path: onPaper, preferCSSPageSize: true });
    expect(pageSizes(onPaper)).toEqual(printed.map(() => LETTER));
  });
}

const A4 = [595, 842];

test('[PV5] printing the preview or the editor prints the pages of the PDF, on its paper, and nothing else', async ({
  page,
  server,
}, testInfo) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Printed',
    resume: readSample('19-two-pages'),
  });
  await page.goto(`/resume/${id}/designs`);
  // The browser's own paper is the other.
  await page.getByText('More', { exact: true }).click();
  await page.getByLabel('Paper', { exact: true }).selectOption('a4');
  await expectSaved(page);
  await page.goto(`/resume/${id}/final`);
  const sheet = page.locator('[data-page] svg').first();
  await expect(sheet).toBeVisible();
  const path = testInfo.outputPath('download.pdf');
  await (await download(page)).saveAs(path);
  const pages = textOf(readLines(path));
  expect(pageSizes(path)).toEqual(pages.map(() => A4));

  for (const screen of ['final', 'experience']) {
    if (screen !== 'final') await page.goto(`/resume/${id}/${screen}`);
    await expect(sheet).toBeVisible();
    const printed = testInfo.outputPath(`${screen}.pdf`);
    await page.pdf({ path: printed, preferCSSPageSize: true });
    expect(textOf(readLines(printed)), screen).toEqual(pages);
    expect(pageSizes(printed), screen).toEqual(pages.map(() => A4));
  }
});

const textOf = (pages: PrintedLine[][]) => pages.map((lines) => lines.map(({ text }) => text));
