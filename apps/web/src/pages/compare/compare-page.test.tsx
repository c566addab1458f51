import {
  getDocument,
  getPursuit,
  getSentDocument,
  getVersion,
  savePart,
} from '@shortlist/contracts';
import { applyEdit, type Edit, type Resume, ResumeId, SECTIONS } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { keyOf, type Network, openNetwork } from '#network.test-support.ts';
import { closeApp, openAt } from '#open-app.test-support.tsx';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { ResumeComparePage } from './resume-compare-page.tsx';

const ROUTES = [
  {
    path: '/resume/:resumeId/compare',
    element: (
      <main>
        <ResumeComparePage />
      </main>
    ),
  },
  { path: '/resume/:resumeId/:section', element: <h1>Editor</h1> },
  { path: '/resume', element: <h1>Resumes</h1> },
];

let opened = 0;
const newId = () => {
  opened += 1;
  return ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}`);
};

afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
});

const answerOf = (id: ResumeId, title: string, resume: Resume) => {
  const whole = wholeDocument(id, resume);
  return { ...whole, document: { ...whole.document, title } };
};

/** A server with fonts, that has some resumes by their ids. */
function openServer(resumes: Readonly<Record<string, ReturnType<typeof answerOf>>>): Network {
  const network = serveFontsBeside(openNetwork);
  const calls = globalThis.fetch;
  const isMissing = (url: string) =>
    /^\/api\/documents\/[^/]+$/u.test(url) && !resumes[url.split('/')[3] ?? ''];
  globalThis.fetch = (input, init) => {
    const url = String(input);
    return isMissing(url) ? Promise.resolve(notFound()) : calls(input, init);
  };
  network.answer(getDocument, ({ url }) => {
    const found = resumes[url.split('/')[3] ?? ''];
    if (!found) throw new Error(`There is no ${url}.`);
    return found;
  });
  return network;
}

const notFound = () =>
  Response.json({ status: 'error', message: 'Not found.', code: 'not_found' }, { status: 404 });

const edited = (...edits: Edit[]) =>
  edits.reduce((resume, edit) => applyEdit(resume, edit, SECTIONS), SAMPLE);

/** Opens two resumes beside each other. */
function compare(before: Resume, after: Resume) {
  const [one, other] = [newId(), newId()];
  openServer({
    [one]: answerOf(one, 'General', before),
    [other]: answerOf(other, 'For Acme', after),
  });
  return openAt(`/resume/${other}/compare?with=${one}`, ROUTES);
}

const paper = (name: string) => screen.getByRole('region', { name: `${name}, pages` });
const ringsOn = (name: string) => paper(name).querySelectorAll('[data-current-change]').length;
const marksOn = (name: string, kind: string) =>
  paper(name).querySelectorAll(`[data-mark="${kind}"]`).length;
const sentence = () => document.querySelector('section > div > [role="status"]')?.textContent ?? '';

it('[DP1] marks what is gone on the left and what is added on the right, and says all of it in a list', async () => {
  compare(
    edited({ type: 'set-text', kind: 'summary', text: 'Writes programs.' }),
    edited(
      { type: 'set-text', kind: 'summary', text: 'Writes good programs.' },
      { type: 'set-contact', changes: { email: 'ada@example.org' } },
      { type: 'set-look', changes: { paper: 'a4' } },
    ),
  );
  const list = await screen.findByRole('list', { name: 'List of changes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Name and contact: “ada@example.com” is now “ada@example.org”.',
    'Summary: “good” was added.',
  ]);
  expect(screen.getByText('Paper: the design default is now A4 (210 × 297 mm).')).toBeTruthy();
  expect([marksOn('General', 'gone'), marksOn('General', 'added')]).toEqual([1, 0]);
  expect([marksOn('For Acme', 'gone'), marksOn('For Acme', 'added')]).toEqual([0, 2]);
  expect(screen.getByRole('list', { name: 'Legend' }).textContent).toContain(
    'Struck through: only in General.',
  );
});

it('[DP1] goes from change to change by buttons, keys and the list, and rings it on both sides', async () => {
  const { user } = compare(
    SAMPLE,
    edited(
      { type: 'set-text', kind: 'summary', text: 'Writes good programs.' },
      { type: 'set-contact', changes: { email: 'ada@example.org' } },
    ),
  );
  expect(await screen.findByText('2 changes')).toBeTruthy();
  expect(ringsOn('General') + ringsOn('For Acme')).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Next change' }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
  expect([ringsOn('General'), ringsOn('For Acme')]).toEqual([1, 1]);
  expect(sentence()).toContain('ada@example.org');
  await user.keyboard('n');
  expect(screen.getByText('2 of 2')).toBeTruthy();
  // Nothing is gone there: the text that the word is added to is ringed.
  expect([ringsOn('General'), ringsOn('For Acme')]).toEqual([1, 1]);
  await user.keyboard('n');
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await user.keyboard('p');
  expect(screen.getByText('2 of 2')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'List of changes' }));
  await user.click(screen.getByRole('button', { name: /Name and contact/ }));
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

it('[DP1] marks a moved point on both sides as moved', async () => {
  const [job] = SAMPLE.sections.flatMap((section) =>
    section.key === 'experience' && 'entries' in section ? section.entries : [],
  );
  if (!job || !('bullets' in job)) throw new Error('The sample has no job.');
  const points = [...job.bullets.points].reverse();
  const after = edited({
    type: 'set-points',
    kind: 'experience',
    id: job.id,
    field: 'bullets',
    points,
  } as Edit);
  compare(SAMPLE, after);
  const list = await screen.findByRole('list', { name: 'List of changes' });
  expect(list.textContent).toBe('Experience, Analyst, Engines & Co.: “Found an error” has moved.');
  expect(marksOn('General', 'moved')).toBeGreaterThan(0);
  expect(marksOn('For Acme', 'moved')).toBe(marksOn('General', 'moved'));
  expect(marksOn('General', 'gone') + marksOn('For Acme', 'added')).toBe(0);
});

it('[DP1] says so where two say the same, with both papers', async () => {
  compare(SAMPLE, SAMPLE);
  expect(await screen.findByText('No differences.')).toBeTruthy();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(document.querySelector('[data-mark]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next change' })).toBeNull();
});

it('[DP1] says that one of them is not there, with the way back', async () => {
  expectPrinted('The document could not be loaded. ApiError: Not found.');
  const here = newId();
  openServer({ [here]: answerOf(here, 'General', SAMPLE) });
  const { user } = openAt(`/resume/${here}/compare?with=${newId()}`, ROUTES);
  expect(
    await screen.findByRole('heading', { name: 'One of these documents could not be found' }),
  ).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Back to your resumes' }));
  expect(await screen.findByRole('heading', { name: 'Resumes' })).toBeTruthy();
});

it('[DP1] says that it was not told what to compare with', async () => {
  openServer({});
  openAt(`/resume/${newId()}/compare`, ROUTES);
  expect(
    await screen.findByRole('heading', { name: 'One of these documents could not be found' }),
  ).toBeTruthy();
});

it('[DP1] tells that the server does not answer, and tries again', async () => {
  expectPrinted('The document could not be loaded. NetworkError');
  const [one, other] = [newId(), newId()];
  const network = openServer({
    [one]: answerOf(one, 'General', SAMPLE),
    [other]: answerOf(other, 'For Acme', SAMPLE),
  });
  network.cut(getDocument);
  const { user } = openAt(`/resume/${other}/compare?with=${one}`, ROUTES);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('These documents could not be loaded');
  network.answer(getDocument, ({ url }) =>
    url.includes(one) ? answerOf(one, 'General', SAMPLE) : answerOf(other, 'For Acme', SAMPLE),
  );
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No differences.')).toBeTruthy();
});

it('[HI1] brings back a field of an earlier version, and undoes that', async () => {
  const id = newId();
  const now = edited({ type: 'set-text', kind: 'summary', text: 'Writes good programs.' });
  const network = openServer({ [id]: answerOf(id, 'General', now) });
  network.answer(getVersion, {
    ...{ status: 'success' as const, message: '' },
    version: { version_id: 'v', reason: 'named', name: 'First', at: '2026-11-19T12:00:00.000Z' },
    data: answerOf(id, 'General', SAMPLE),
  });
  network.answer(savePart, (sent) => ({
    ...{ status: 'success' as const, message: '', revision: 2 },
    key: keyOf(sent),
  }));
  const { user } = openAt(`/resume/${id}/compare?with=version.v`, ROUTES);
  expect(await screen.findByText('1 change')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Restore this' })).toBeNull();
  await user.keyboard('n');
  await user.click(screen.getByRole('button', { name: 'Restore this' }));
  expect(await screen.findByText('No differences.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('1 of 1')).toBeTruthy();
});

it('[AP3] sets a resume as it was sent beside the resume as it is now', async () => {
  const id = newId();
  const sentId = 'b8e2d2f0-0000-4000-8000-000000000001';
  const network = openServer({
    [id]: answerOf(
      id,
      'General',
      edited({ type: 'set-text', kind: 'summary', text: 'Writes good programs.' }),
    ),
  });
  const success = { status: 'success' as const, message: '' };
  const amount = { amount: null, currency: '', per: 'year' as const };
  network.answer(getPursuit, {
    ...success,
    data: {
      posting: {
        ...{ company: 'Acme', title: 'Baker', location: '', url: '', text: '', source: '' },
        ...{ pay: '', lastDay: '' },
      },
      state: { meaning: 'applied', round: null, stage: '', reasons: [], since: '2026-05-04' },
      ...{ next: { what: '', due: '' }, notes: { text: '' }, people: [], interviews: [] },
      pay: { asked: amount, offered: amount },
      sent: [
        {
          ...{ sent_id: sentId, at: '2026-05-04T12:00:00.000Z', format: 'pdf', tailored: false },
          ...{ resume_id: id, resume_title: 'General', files: [] },
        },
      ],
    },
  });
  network.answer(getSentDocument, answerOf(id, 'General', SAMPLE));
  openAt(`/resume/${id}/compare?with=sent.${id}.${sentId}`, ROUTES);
  expect(await screen.findByText('1 change')).toBeTruthy();
  expect(paper('As sent to Acme on May 4, 2026')).toBeTruthy();
});
