import { savePart } from '@shortlist/contracts';
import { EntryId, entriesOf, type PointDraft, ResumeId } from '@shortlist/model';
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
  readStored,
  sections,
} from './added-section.test-support.tsx';

afterEach(async () => {
  await closePage();
  closeApp();
});

const BULLETS = '• Led six\n• Built it\n• Sold it';
const PLAIN: PointDraft[] = [{ text: 'Led six' }, { text: 'Built it' }, { text: 'Sold it' }];
const BOLD: PointDraft = { text: 'Led six', marks: [{ from: 4, to: 7, bold: true }] };
const MARKED = [BOLD, { text: 'Built it' }, { text: 'Sold it', hidden: true }];

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
  /** The points that the server has, without their ids. */
  const stored = async () =>
    entriesOf(await readStored(documentId), 'experience')[0]?.bullets.points.map(
      ({ id: _, ...point }) => point,
    );
  function setPoints(points: readonly PointDraft[]) {
    const opening = handleOf(ResumeId.parse(documentId), resumeKindOf(sections)).get();
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
  setPoints(MARKED);
  await waitFor(() => expect(printed()).not.toContain('Sold it'));
  await waitFor(async () => expect(await stored()).toEqual(MARKED));
  setPoints(PLAIN);
  await waitFor(async () => expect(await stored()).toEqual(PLAIN));
  expect(printed()).toContain('Sold it');
});

it('[OC5] marks a word while another window types in another line, without a question', async () => {
  const { documentId, saveElsewhere, stored, setPoints } = await scene();
  openPage(`/resume/${documentId}/final`);
  await waitFor(() => expect(printed()).toContain('Sold it'));
  await saveElsewhere({ bullets: '• Led six\n• Built it\n• Sold all of it' });
  setPoints([BOLD, ...PLAIN.slice(1)]);
  await waitFor(async () =>
    expect(await stored()).toEqual([BOLD, { text: 'Built it' }, { text: 'Sold all of it' }]),
  );
  await waitFor(() => expect(printed()).toContain('Sold all of it'));
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});
