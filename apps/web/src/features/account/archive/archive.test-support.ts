import {
  type DocumentAbout,
  getDocuments,
  listDocuments,
  listNamedVersions,
  listPartVersions,
  listProposals,
  type WholeDocument,
} from '@shortlist/contracts';
import { type Resume, ResumeId } from '@shortlist/model';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { serveFontsBeside } from '#paper/fonts/browser-fonts.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';

const listed = (name: string, at: number): DocumentAbout => ({
  document_id: ResumeId.parse(`0b9c5a1e-3f1d-4c7e-9a00-00000000000${at + 1}`),
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
  network.answer(listNamedVersions, { status: 'success', message: '', versions: [], next: null });
  network.answer(listProposals, { status: 'success', message: '', proposals: [] });
  network.answer(getDocuments, ({ url }) => ({
    status: 'success' as const,
    message: '',
    documents: idsIn(url).map((id) => wholeOf(id, resume)),
  }));
}

/** The ids of documents that a call asks for. */
const idsIn = (url: string): ResumeId[] =>
  (new URL(url, 'http://shortlist.test').searchParams.get('ids') ?? '')
    .split(',')
    .map((id) => ResumeId.parse(id));

/** A whole resume as one of several. */
function wholeOf(id: ResumeId, resume: Resume): WholeDocument {
  const { status: _, message: __, ...whole } = wholeDocument(id, resume);
  return whole;
}
