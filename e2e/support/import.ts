import type { Locator, Page } from '@playwright/test';
import { EntryId, type Resume, SECTIONS } from '@shortlist/model';
import { readResumeDetails } from '@shortlist/spec-calls';

/** Opens the form of "Let AI build", and names the resume. */
export async function openAiForm(page: Page, name: string) {
  await page.goto('/resume');
  await fillAiForm(page, name);
}

/** The same, on the page of the resumes. */
export async function fillAiForm(page: Page, name: string) {
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Let AI build (Upload resume)' }).click();
  await page.getByLabel('Resume name').fill(name);
}

/** Chooses a file, by its path or as it is, and goes on to what is read in it. */
export async function chooseFile(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await page.getByLabel('Upload your resume', { exact: true }).setInputFiles(file);
  await page.getByRole('button', { name: 'FINISH' }).click();
}

/** The resume that the editor shows, as the server has it. */
export async function readStored(page: Page, url: string): Promise<Resume> {
  const [, id] = /resume\/([^/]+)\/contact$/.exec(page.url()) ?? [];
  const reply = await page.request.get(`${url}/api/get_resume_details.php?resume_id=${id}`);
  let entries = 0;
  const read = readResumeDetails(
    (await reply.json()).data,
    () => EntryId.parse(`e${entries++}`),
    SECTIONS,
  );
  if (!read.ok) throw new Error(read.message);
  return read.details.resume;
}

/** Chooses a file of data under "Import from LinkedIn, Europass …", and goes on to what is read in it. */
export async function bringData(page: Page, { name, bytes }: { name: string; bytes: Uint8Array }) {
  await page.goto('/resume');
  await page.getByRole('button', { name: 'Create new resume' }).click();
  await page.getByRole('button', { name: 'Import from LinkedIn, Europass …' }).click();
  await page.getByLabel('Resume name').fill('From elsewhere');
  await page
    .getByLabel('Exported file', { exact: true })
    .setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
  await page.getByRole('button', { name: 'FINISH' }).click();
}
