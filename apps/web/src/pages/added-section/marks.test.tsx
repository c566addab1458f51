import { getResume, savePart } from '@shortlist/contracts';
import { EntryId, type PointDraft, ResumeId } from '@shortlist/resume';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { handleOf } from '#draft/opening/open-resume.ts';
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

const bold = (from: number, to: number) => ({ from, to, bold: true as const });
const BULLETS = '• Led six\n• Built it\n• Sold it';

/** A resume with a job that was saved; `saveElsewhere` is another window, `setPoints` an edit of the page that is open. */
async function scene() {
  await connect();
  const documentId = await addResume();
  const save = (key: string, content: object) =>
    ask(savePart, {
      params: { documentId, key },
      body: { content: { role: 'Welder', ...content }, schema: 1 },
    });
  const { key } = await save('experience:mine', { bullets: BULLETS });
  const stored = async () =>
    (await ask(getResume, { querystring: { resume_id: documentId } })).data.experiences[0];
  function setPoints(points: readonly PointDraft[]) {
    const opening = handleOf(ResumeId.parse(documentId), sections).get();
    if (opening.status !== 'open') throw new Error('The resume is not open.');
    const id = EntryId.parse(key.slice('experience:'.length));
    opening.store.edit({ type: 'set-points', kind: 'experience', id, field: 'bullets', points });
  }
  return { documentId, saveElsewhere: (content: object) => save(key, content), stored, setPoints };
}

const printed = () => document.querySelector('[data-sheets]')?.textContent ?? '';

it('[OC5] [OC3] saves marks and hidden points, prints what is shown, and takes both away again', async () => {
  const { documentId, stored, setPoints } = await scene();
  openPage(`/resume/${documentId}/final`);
  await waitFor(() => expect(printed()).toContain('Sold it'));
  setPoints([
    { text: 'Led six', marks: [bold(4, 7)] },
    { text: 'Built it' },
    { text: 'Sold it', hidden: true },
  ]);
  await waitFor(() => expect(printed()).not.toContain('Sold it'));
  const values = { bullets: { marks: { 0: [bold(4, 7)] }, hidden: [2] } };
  await waitFor(async () => expect(await stored()).toMatchObject({ bullets: BULLETS, values }));
  setPoints([{ text: 'Led six' }, { text: 'Built it' }, { text: 'Sold it' }]);
  await waitFor(async () => expect(await stored()).not.toHaveProperty('values'));
  expect((await stored())?.bullets).toBe(BULLETS);
  expect(printed()).toContain('Sold it');
});

it('[OC5] marks a word while another window types in another line, without a question', async () => {
  const { documentId, saveElsewhere, stored, setPoints } = await scene();
  openPage(`/resume/${documentId}/final`);
  await waitFor(() => expect(printed()).toContain('Sold it'));
  await saveElsewhere({ bullets: '• Led six\n• Built it\n• Sold all of it' });
  setPoints([{ text: 'Led six', marks: [bold(4, 7)] }, { text: 'Built it' }, { text: 'Sold it' }]);
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      bullets: '• Led six\n• Built it\n• Sold all of it',
      values: { bullets: { marks: { 0: [bold(4, 7)] } } },
    }),
  );
  await waitFor(() => expect(printed()).toContain('Sold all of it'));
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});
