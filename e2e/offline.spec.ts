import { download, sheetText } from './support/app.ts';
import { readWords } from './support/pdf-text.ts';
import { readSample, seedResume } from './support/seed-resume.ts';
import { expect, test } from './support/test.ts';

test('[PV8] once the preview is open the PDF is made without the network', async ({
  page,
  context,
  server,
}, testInfo) => {
  const id = await seedResume(page.request, server.url, {
    name: 'Offline',
    resume: readSample('01-engineer'),
  });
  await page.goto(`/resume/${id}/final`);
  await expect(sheetText(page).first()).toContainText('Nora Whitfield');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const file = await download(page);
  const path = testInfo.outputPath('offline.pdf');
  await file.saveAs(path);
  expect(readWords(path).slice(0, 2)).toEqual(['Nora', 'Whitfield']);
});
