import {
  changeLink,
  createLink,
  deleteLink,
  getDocument,
  type Link,
  listLinks,
  renewLink,
} from '@shortlist/contracts';
import { applyEdit, RESUME, ResumeId, SECTIONS } from '@shortlist/model';
import { screen, within } from '@testing-library/react';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { openNetwork } from '#network.test-support.ts';
import { openAt } from '#open-app.test-support.tsx';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { ShareButton } from './share-button.tsx';
import type { ShareSubject } from './share-subject.ts';

const ID = ResumeId.parse('4b9c5a1e-3f1d-4c7e-9a00-0000000000f1');
const LINK_ID = '9d7a1a1e-3f1d-4c7e-9a00-000000000001';
export const URL_OF_IT = 'https://resumes.example/s/AAAAAAAAAAAAAAAAAAAAAA';
export const OK = { status: 'success' as const, message: '' };
export const subject: ShareSubject = { document_id: ID, kind: RESUME.kind, title: 'Engineer' };

/** A link to the sample. */
export const link = (changes: Partial<Link> = {}): Link => ({
  ...{ link_id: LINK_ID, name: 'Acme', url: URL_OF_IT, mode: 'newest' as const },
  ...{ leave_out: ['email', 'phone'], expires_at: null, has_password: false, downloads: [] },
  ...{ counting: true, made_at: '2026-11-20T10:00:00.000Z', frozen_at: null },
  ...{ openings: 0, downloaded: 0 },
  ...changes,
});

/** A server with the sample, whose summary has its phone number too, and these links. */
export function serve(...links: Link[]) {
  const network = openNetwork();
  const text = 'Call +1 (512) 555-0199.';
  const resume = applyEdit(SAMPLE, { type: 'set-text', kind: 'summary', text }, SECTIONS);
  network.answer(getDocument, wholeDocument(ID, resume));
  const stored = new Map(links.map((each) => [each.link_id, each]));
  network.answer(listLinks, () => ({ ...OK, links: [...stored.values()] }));
  network.answer(createLink, ({ body }) => {
    const { name, mode, leave_out } = Object(body);
    stored.set(LINK_ID, link({ name, mode, leave_out }));
    return { ...OK, link_id: LINK_ID, url: URL_OF_IT };
  });
  network.answer(changeLink, ({ body }) => {
    const changed = { ...link(), ...stored.get(LINK_ID), name: Object(body).name };
    stored.set(LINK_ID, changed);
    return { ...OK, link: changed };
  });
  network.answer(renewLink, () => {
    const url = `${URL_OF_IT}-new`;
    stored.set(LINK_ID, link({ url }));
    return { ...OK, url };
  });
  network.answer(deleteLink, () => {
    stored.delete(LINK_ID);
    return OK;
  });
  return network;
}

/** Opens the dialog of the document's links by its button. */
export async function openDialog(shared: ShareSubject = subject) {
  const { user } = openAt('/', [{ path: '/', element: <ShareButton subject={shared} /> }]);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  const dialog = await screen.findByRole('dialog', { name: /^Share/ });
  return { user, dialog: within(dialog) };
}
