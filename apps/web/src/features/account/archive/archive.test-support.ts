import {
  type DocumentAbout,
  getDocument,
  listDocuments,
  listPartVersions,
  listProposals,
  listVersions,
} from '@shortlist/contracts';
import { type Resume, ResumeId } from '@shortlist/model';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';

const listed = (name: string): DocumentAbout => ({
  document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001'),
  title: name,
  kind: 'resume',
  edited: '2026-11-20T12:00:00.000Z',
  level: '',
  industry: '',
  revision: 1,
});

/** Opens a network that gives fonts, too. */
export const openNetworkWithFonts = (): Network => serveFontsBeside(openNetwork);

/** Lets the server have resumes of these names, which all say the same. */
export function serveResumes(network: Network, resume: Resume, ...names: string[]): void {
  network.answer(listDocuments, ({ url }) => ({
    status: 'success' as const,
    message: '',
    documents: url.endsWith('kind=resume') ? names.map(listed) : [],
  }));
  network.answer(listPartVersions, { status: 'success', message: '', versions: [], next: null });
  network.answer(listVersions, { status: 'success', message: '', versions: [], next: null });
  network.answer(listProposals, { status: 'success', message: '', proposals: [] });
  network.answer(getDocument, wholeDocument(listed('').document_id, resume));
}
