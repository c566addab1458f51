import { type DocumentAbout, getDocument, savePart } from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { act, cleanup, screen } from '@testing-library/react';
import { serveWorkers } from '#features/keywords/analysis/direct-worker.test-support.ts';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { keyOf, type Network, openNetwork, savingOf } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { ResumesPage } from '../../pages/resumes/resumes-page.tsx';
import { readClaims } from './claims/read-claims.ts';
import { letter as LetterPage, letterPreview as LetterPreviewPage } from './pages.ts';

export const BASE = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001');
export const ROUTES = [
  { path: '/letter/:letterId/final', element: <LetterPreviewPage /> },
  { path: '/letter/:letterId', element: <LetterPage /> },
  { path: '/resume', element: <ResumesPage /> },
  { path: '/', element: <h1>Home</h1> },
];

export const aboutOf = (id: ResumeId, kind: string, title: string): DocumentAbout => ({
  document_id: id,
  ...{ kind, title, level: '', industry: '', revision: 1 },
  edited: '2026-11-20T12:00:00.000Z',
});

/** A letter as the server has it, in which nothing is said yet, and what it shows of its resume. */
export const letterAnswer = (id: ResumeId) => ({
  status: 'success' as const,
  message: '',
  document: aboutOf(id, 'letter', 'To Acme'),
  parts: ['letter', 'recipient', 'body'].map((key) => ({
    key,
    ...{ schema: 1, content: key === 'recipient' ? { company: 'Acme' } : {}, revision: 1 },
  })),
  base: {
    document_id: BASE,
    parts: [
      {
        key: 'contact',
        ...{ schema: 1, revision: 7 },
        content: { ...emptyContact(), fullName: 'Ada King' },
      },
    ],
  },
});

let opened = 0;

/** A server with a letter that no test before had, and the workers of its pages. */
export function openLetterServer(): { network: Network; id: ResumeId } {
  opened += 1;
  const id = ResumeId.parse(`1b9c5a1e-3f1d-4c7e-9a00-${String(opened).padStart(12, '0')}`);
  serveWorkers({ 'claims-worker': () => readClaims });
  const network = serveFontsBeside(openNetwork);
  network.answer(savePart, (sent) => ({
    status: 'success' as const,
    message: '',
    key: keyOf(sent),
    revision: 2,
  }));
  network.answer(getDocument, letterAnswer(id));
  return { network, id };
}

/** Closes the app once the server has what was on its way. */
export async function closeLetters(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
}

export async function openLetter(path: string) {
  const app = openAt(path, ROUTES);
  await screen.findByLabelText('Subject');
  await act(async () => {});
  return app;
}

/** The contents that were sent of a part. */
export const sentContents = (network: Network, key: string) =>
  network.sentTo(savingOf(key)).map(({ body }) => (body as { content: unknown }).content);
