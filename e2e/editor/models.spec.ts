import { expectSaved } from '../support/app.ts';
import { expectAccessible } from '../support/axe.ts';
import { modelTest as test } from '../support/model-server.ts';
import { expectPoints } from '../support/points.ts';
import { newResume } from '../support/seed-resume.ts';
import { expect } from '../support/test.ts';

const POSTING = `Barista
Requirements
- Customer service
- Food safety
- Microsoft Excel
- Inventory management
- Cash handling`;

test('a model’s words are accepted, cancelled, and written for a use of AI Write', async ({
  page,
  server,
  model,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const id = await newResume(page.request, server.url, 'Modelled');
  await page.goto(`/resume/${id}/experience`);
  await page.getByRole('textbox', { name: 'Role' }).fill('Barista');
  const bullets = page.getByRole('textbox', { name: 'What you did' });
  await bullets.fill('• Was serving guests');
  const proposal = page.getByRole('region', { name: 'Proposal' });

  model.say('Served 300 guests at the counter');
  await page.getByRole('button', { name: 'Improve' }).click();
  await expect(proposal.getByText('“300” (number) is not in your resume.')).toBeVisible();
  await expectAccessible(page);
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await expectPoints(bullets, '• Served 300 guests at the counter');
  await expect(page.getByRole('button', { name: 'Improve' })).toBeFocused();

  model.say('Served everybody there was and then some more…');
  await page.getByRole('button', { name: 'Improve' }).click();
  await expect(proposal).toContainText('Served everybody there was');
  await proposal.getByRole('button', { name: 'Cancel' }).click();
  await expect(proposal).toBeHidden();
  await expect.poll(() => model.left).toBe(1);

  model.say('Kept the counter clean');
  await page.getByRole('button', { name: 'Write with the model' }).click();
  await proposal.getByRole('button', { name: 'Accept' }).click();
  await expectPoints(bullets, '• Served 300 guests at the counter\n• Kept the counter clean');
  await expect(page.getByRole('button', { name: 'AI Write (2 left)' })).toBeVisible();
  await expectAccessible(page);

  await expectSaved(page);
  await page.reload();
  await expectPoints(bullets, '• Served 300 guests at the counter\n• Kept the counter clean');

  await page.getByRole('button', { name: /^Keywords/ }).click();
  await page.getByLabel('Job description or job title').fill(POSTING);
  model.say('[{"keyword": "Food safety", "quote": "Kept the counter clean"}]');
  await page.getByRole('button', { name: 'Ask stand-in about' }).click();
  await expect(page.getByRole('blockquote')).toHaveText('Kept the counter clean');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Count it' }).click();
  const matching = page.getByRole('list', { name: 'Matching Keywords' });
  await expect(matching.getByRole('button', { name: 'Food safety' })).toBeVisible();
  await expectAccessible(page);
});
