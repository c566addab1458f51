import { getDocument, savePart } from '@shortlist/contracts';
import { type ChosenLook, ResumeId } from '@shortlist/model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { handleOf } from '#draft/opening/open-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { closeApp } from '#open-app.test-support.tsx';
import {
  addResume,
  ask,
  closePage,
  connect,
  openPage,
  sections,
} from './added-section.test-support.tsx';

afterEach(async () => {
  await closePage();
  closeApp();
});

async function scene() {
  await connect();
  const documentId = await addResume();
  const saveElsewhere = (content: object) =>
    ask(savePart, { params: { documentId, key: 'look' }, body: { content: { ...content } } });
  async function stored() {
    const { parts } = await ask(getDocument, { params: { documentId } });
    const part = parts.find(({ key }) => key === 'look');
    return part && { ...part.content, revision: part.revision };
  }
  /** Changes the look as a control does, in the page that is open. */
  function choose(changes: Partial<ChosenLook>) {
    const opening = handleOf(ResumeId.parse(documentId), resumeKindOf(sections)).get();
    if (opening.status !== 'open') throw new Error('The resume is not open.');
    opening.store.edit({ type: 'set-look', changes });
  }
  return { documentId, saveElsewhere, stored, choose };
}

const sheet = () => document.querySelector('[data-sheets] svg')?.getAttribute('viewBox');

it('prints a look that was saved, and saves one that is chosen', async () => {
  const { documentId, saveElsewhere, stored, choose } = await scene();
  await saveElsewhere({ paper: 'a4' });
  openPage(`/resume/${documentId}/final`);
  await waitFor(() => expect(sheet()).toMatch(/^0 0 595\.\d+ 841\.\d+$/u));
  choose({ paper: null });
  await waitFor(() => expect(sheet()).toBe('0 0 612 792'));
  await waitFor(async () => expect(await stored()).toMatchObject({ paper: null, revision: 3 }));
  expect(await screen.findByText('Saved')).toBeDefined();
});

it('takes each choice from the window that made it, and asks about one that both made', async () => {
  const { documentId, saveElsewhere, stored, choose } = await scene();
  const { user } = openPage(`/resume/${documentId}/final`);
  await waitFor(() => expect(sheet()).toBe('0 0 612 792'));
  await saveElsewhere({ design: 'classic', paper: 'letter' });
  choose({ paper: 'a4' });
  const [compare] = await screen.findAllByRole('button', { name: 'Compare' });
  if (compare) await user.click(compare);
  await user.click(await screen.findByRole('button', { name: /^Keep mine: .*Paper/u }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ design: 'classic', paper: 'a4' }),
  );
});
