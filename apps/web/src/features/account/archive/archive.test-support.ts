import {
  getResume,
  type ListedResume,
  listResumes,
  listVersions,
  type ResponseOf,
} from '@shortlist/contracts';
import { type Resume, ResumeId, writeResumeDetails } from '@shortlist/resume';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { type Network, openNetwork } from '../../../network.test-support.ts';

const listed = (name: string): ListedResume => ({
  resume_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001'),
  resume_name: name,
  last_edited: '2026-11-20T12:00:00.000Z',
  experience_level: '',
  targeted_industry: '',
  name_revision: 1,
});

/** Opens a network that gives fonts, too. */
export function openNetworkWithFonts(): Network {
  serveFonts();
  const fetchFont = globalThis.fetch;
  const network = openNetwork();
  const fetchApi = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input).startsWith('/api/') ? fetchApi(input, init) : fetchFont(input, init);
  return network;
}

/** Lets the server have resumes of these names, which all say the same. */
export function serveResumes(network: Network, resume: Resume, ...names: string[]): void {
  network.answer(listResumes, { status: 'success', message: '', resumes: names.map(listed) });
  network.answer(listVersions, { status: 'success', message: '', versions: [] });
  const data = writeResumeDetails({
    resumeId: listed('').resume_id,
    name: '',
    experienceLevel: '',
    targetedIndustry: '',
    lastEdited: '2026-11-20T10:00:00.000Z',
    resume,
    revisions: {
      contact: 1,
      summary: 1,
      skills: 1,
      section_order: 1,
      look: 1,
      name: 1,
      entries: {},
    },
  });
  network.answer(getResume, { status: 'success', message: '', data } as ResponseOf<
    typeof getResume
  >);
}
