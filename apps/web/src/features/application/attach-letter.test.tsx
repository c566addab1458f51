import { type DocumentAbout, getDocument, listDocuments } from '@shortlist/contracts';
import { emptyContact, ResumeId } from '@shortlist/model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { AttachLetter } from './attach-letter.tsx';

afterEach(closeApp);

const LETTER: DocumentAbout = {
  document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000009'),
  ...{ title: 'To Acme', kind: 'letter', level: '', industry: '', revision: 1 },
  edited: '2026-11-20T12:00:00.000Z',
};

it('[LT4] offers the letters in every format that an application takes, and attaches one once its blanks were said', async () => {
  const network = serveFontsBeside(openNetwork);
  network.answer(listDocuments, { status: 'success', message: '', documents: [LETTER] });
  const part = (key: string, content: object) => ({
    key,
    schema: 1,
    revision: 1,
    content: { ...content },
  });
  network.answer(getDocument, {
    ...{ status: 'success' as const, message: '', document: LETTER },
    parts: [part('body', { blocks: [{ id: 'a', text: 'I build [what].' }] })],
    base: {
      document_id: LETTER.document_id,
      parts: [part('contact', { ...emptyContact(), fullName: 'Ada King' })],
    },
  });
  const attached: File[] = [];
  const attach = <AttachLetter onAttach={(file) => attached.push(file)} />;
  const { user } = openAt('/', [{ path: '/', element: <main>{attach}</main> }]);
  await user.click(await screen.findByRole('button', { name: 'Attach one of my letters' }));
  await screen.findAllByRole('menuitem');
  await user.click(screen.getByRole('menuitem', { name: /PDF/ }));
  await screen.findByText(/\[what\] \(To Acme\)/u);
  expect(attached).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Attach anyway' }));
  await waitFor(() => expect(attached).toHaveLength(1));
  expect(attached[0]).toMatchObject({ name: 'Ada_King_Cover_letter.pdf', type: 'application/pdf' });
});
