import { type DocumentAbout, getDocument, listDocuments } from '@shortlist/contracts';
import { createExporters, EXPORTERS, type Exporter } from '@shortlist/exporters';
import { ResumeId } from '@shortlist/model';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { openNetwork } from '../../network.test-support.ts';
import { closeApp, openAt } from '../../open-app.test-support.tsx';
import { AttachResume } from './attach-resume.tsx';

const RESUME: DocumentAbout = {
  document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001'),
  title: 'For Galley',
  kind: 'resume',
  edited: '2026-11-20T12:00:00.000Z',
  level: '',
  industry: '',
  revision: 1,
};

beforeEach(() => {
  const network = openNetwork();
  network.answer(listDocuments, { status: 'success', message: '', documents: [RESUME] });
  network.answer(getDocument, wholeDocument(RESUME.document_id, SAMPLE));
});
afterEach(closeApp);

/** A format of this test alone, which writes its own name. */
const named = (id: string, name: string): Exporter => ({
  ...EXPORTERS.all[0],
  ...{ id, name, extension: id, mime: `application/${id}` },
  load: async () => ({
    write: async () => ({ kind: 'written', bytes: new TextEncoder().encode(name) }),
  }),
});
const [pdf, word, notes] = [named('pdf', 'PDF'), named('docx', 'Word'), named('txt', 'Notes')];

/** Opens the menu of the person's resumes; what is attached is kept. */
async function openMenu(...formats: readonly [Exporter, ...Exporter[]]) {
  const attached: File[] = [];
  const exporters = createExporters(formats);
  const attach = <AttachResume onAttach={(file) => attached.push(file)} exporters={exporters} />;
  const { user } = openAt('/', [{ path: '/', element: <main>{attach}</main> }]);
  await user.click(await screen.findByRole('button', { name: 'Attach one of my resumes' }));
  await screen.findAllByRole('menuitem');
  return { user, attached };
}

const choices = () => screen.getAllByRole('menuitem').map((choice) => choice.textContent);

it('[EX1] offers a resume in every format that an application takes, and attaches the one chosen', async () => {
  const { user, attached } = await openMenu(pdf, word, notes);
  expect(choices()).toEqual(['For Galley (PDF)', 'For Galley (Word)']);
  await user.click(screen.getByRole('menuitem', { name: 'For Galley (Word)' }));
  await waitFor(() => expect(attached).toHaveLength(1));
  expect(attached[0]).toMatchObject({ name: 'Ada_Lovelace.docx', type: 'application/docx' });
  expect(await attached[0]?.text()).toBe('Word');
});

it('[EX1] asks for no format where there is one', async () => {
  const { user, attached } = await openMenu(pdf, notes);
  expect(choices()).toEqual(['For Galley']);
  await user.click(screen.getByRole('menuitem', { name: 'For Galley' }));
  await waitFor(() => expect(attached[0]?.name).toBe('Ada_Lovelace.pdf'));
});
