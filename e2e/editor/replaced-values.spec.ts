import {
  EntryId,
  emptyFlatEntry,
  emptyResume,
  numberedIds,
  withFlatEntries,
} from '@shortlist/resume';
import { expectSaved, sheetText } from '../support/app.ts';
import { seedResume } from '../support/seed-resume.ts';
import { expect, test } from '../support/test.ts';

test('[OC4] [ED13] what a switch of an entry replaces is there again when it is off, also after a save and a reload', async ({
  page,
  server,
}) => {
  const jobs = ['Kestrel', 'Acme'].map((company, at) => ({
    ...emptyFlatEntry('experience', EntryId.parse(`x${at}`)),
    role: `Role ${at}`,
    company,
    startDate: `Jan 202${at}`,
    endDate: 'Feb 2024',
  }));
  const empty = emptyResume(numberedIds('seed'));
  const named = { ...empty, contact: { ...empty.contact, fullName: 'Ada' } };
  const resume = withFlatEntries(named, 'experience', jobs);
  const id = await seedResume(page.request, server.url, { name: 'Switches', resume });
  await page.goto(`/resume/${id}/experience`);
  const company = page.getByRole('textbox', { name: 'Company' }).nth(1);
  const end = page.getByRole('textbox', { name: 'End date' }).nth(1);
  const current = page.getByRole('switch', { name: 'Currently work here' }).nth(1);
  const change = async (item: string) => {
    await page.getByRole('button', { name: 'Change Role 1' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  const stored = async () => {
    const reply = await page.request.get(`/api/get_resume_details.php?resume_id=${id}`);
    const { data } = await reply.json();
    const all: { role: string; company: string; endDate: string }[] = data.experiences;
    return all.find(({ role }) => role === 'Role 1');
  };

  await change('Same employer as above');
  await expect(company).toHaveValue('Kestrel');
  await expect(company).not.toBeEditable();
  await current.click();
  await expect(end).toHaveValue('Present');
  await expectSaved(page);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(end).toHaveValue('Feb 2024');
  await expect(current).not.toBeChecked();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(end).toHaveValue('Present');
  await expectSaved(page);
  // Other programs read whole entries: each job with its employer.
  expect(await stored()).toMatchObject({ company: 'Kestrel', endDate: 'Present' });
  await expect(sheetText(page)).not.toContainText('Acme');

  await page.reload();
  await expect(company).toHaveValue('Kestrel');
  await change('Another employer than above');
  await expect(company).toHaveValue('Acme');
  await current.click();
  await expect(end).toHaveValue('');
  await expectSaved(page);
  expect(await stored()).toMatchObject({ company: 'Acme', endDate: '' });
  await page.reload();
  await page.getByRole('button', { name: 'Feb 2024 again' }).click();
  await expect(end).toHaveValue('Feb 2024');
  await expect(end).toBeFocused();
  await expectSaved(page);
  expect(await stored()).toMatchObject({ company: 'Acme', endDate: 'Feb 2024' });
});
