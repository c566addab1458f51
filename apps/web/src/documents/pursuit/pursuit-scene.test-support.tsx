import {
  createDocument,
  deleteDocument,
  getDocument,
  getPursuit,
  type ListedPursuit,
  listPursuits,
  restoreDocument,
  savePart,
} from '@shortlist/contracts';
import { ResumeId } from '@shortlist/model';
import { cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { pursuit as PursuitPage, pursuits as PursuitsPage } from '#pages/pursuits/pages.ts';
import { keyOf, type Network, openNetwork } from '../../network.test-support.ts';
import { closeApp } from '../../open-app.test-support.tsx';
import { NewPursuitPage } from './add/new-pursuit-page.tsx';
import { newRow } from './list/row-of.ts';

export const LIST = '/job_board/applications';
export const ROUTES = [
  { path: `${LIST}/new`, element: <NewPursuitPage /> },
  { path: `${LIST}/:applicationId`, element: <PursuitPage /> },
  { path: LIST, element: <PursuitsPage /> },
];

const OK = { status: 'success' as const, message: '' };

// Documents that one test opened are none of the next.
let opened = 0;
export const idOf = (at: number) =>
  ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9a00-${String(opened * 100 + at).padStart(12, '0')}`);

export const rowOf = (at: number, said: Partial<ListedPursuit>): ListedPursuit => ({
  ...newRow(idOf(at), new Date('2026-05-03T12:00:00Z')),
  ...said,
});

const documentOf = (url: string) => ResumeId.parse(url.split('/')[3]);

export type Scene = { network: Network; rows: ListedPursuit[] };

/** A server with three applications, which keeps what is saved of them. */
export function openScene(): Scene {
  opened += 1;
  openBrowserCache();
  const network = openNetwork();
  const scene: Scene = {
    network,
    rows: [
      rowOf(1, { title: 'Baker', company: 'Acme', location: 'Bern', meaning: 'saved' }),
      rowOf(2, { title: 'Cook', company: 'Zenith', meaning: 'applied', since: '2026-05-04' }),
      rowOf(3, { title: 'Äbtissin', company: 'Kloster', meaning: 'talking', round: 2 }),
    ],
  };
  network.answer(listPursuits, () => ({ ...OK, applications: scene.rows, next: null }));
  const saved = new Map<string, { content: Record<string, unknown>; revision: number }>();
  network.answer(savePart, (sent) => {
    const { content } = Object(sent.body);
    if (keyOf(sent) === 'state')
      scene.rows = scene.rows.map((row) =>
        row.application_id === documentOf(sent.url) ? { ...row, ...content } : row,
      );
    const place = `${documentOf(sent.url)} ${keyOf(sent)}`;
    const revision = (saved.get(place)?.revision ?? 1) + 1;
    saved.set(place, { content, revision });
    return { ...OK, key: keyOf(sent), revision };
  });
  network.answer(createDocument, ({ body }) => ({ ...OK, document_id: Object(body).document_id }));
  network.answer(deleteDocument, OK);
  network.answer(restoreDocument, OK);
  network.refuse(getPursuit, 'not_found', 'Nothing was sent.');
  network.answer(getDocument, ({ url }) => {
    const id = documentOf(url);
    const { company, title, location, meaning, round, since } =
      scene.rows.find((row) => row.application_id === id) ?? newRow(id, new Date());
    const parts = {
      ...{ posting: { company, title, location }, state: { meaning, round, since } },
      ...{ next: {}, notes: {}, pay: {} },
    };
    return {
      ...OK,
      document: {
        ...{
          document_id: id,
          kind: 'pursuit',
          title,
          level: '' as const,
          industry: '',
          revision: 1,
        },
        edited: '2026-05-03T12:00:00.000Z',
      },
      parts: Object.entries<Record<string, unknown>>(parts).map(([key, content]) => ({
        ...{ key, schema: 1, content, revision: 1 },
        ...saved.get(`${id} ${key}`),
      })),
    };
  });
  return scene;
}

export async function closeScene(): Promise<void> {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
  vi.unstubAllGlobals();
}
