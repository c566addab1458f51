import {
  type DocumentAbout,
  getDocuments,
  getPursuit,
  getSentDocument,
  getSentFile,
  listDocuments,
  listPursuits,
} from '@shortlist/contracts';
import { ENGLISH } from '@shortlist/messages';
import { ResumeId, SECTIONS } from '@shortlist/model';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import {
  openNetworkWithFonts,
  serveResumes,
} from '#features/account/archive/archive.test-support.ts';
import { exportResumes } from '#features/account/archive/export-resumes.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { FILES_BY_KIND } from './files.ts';
import { newRow } from './pursuit/list/row-of.ts';

const ID = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000002');
const RESUME = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001');

const NO_PAY = { amount: null, currency: '', per: 'year' as const };

const sending = (nth: number, day: string) => ({
  sent_id: `0b9c5a1e-3f1d-4c7e-9a00-00000000001${nth}`,
  at: `${day}T10:00:00.000Z`,
  ...{ resume_id: RESUME, resume_title: 'CV', format: 'pdf' as const, tailored: false },
  files: [
    { kind: 'resume' as const, name: 'Ada King.pdf', size: 6, sha256: 'a'.repeat(64) },
    { kind: 'letter' as const, name: 'Ada King.pdf', size: 6, sha256: 'b'.repeat(64) },
  ],
});

it('[AC5] [AP3] the archive of an account holds what was sent for an application, to the byte, and what is known of it', async () => {
  const network = openNetworkWithFonts();
  serveResumes(network, SAMPLE);
  const about: DocumentAbout = {
    ...{ document_id: ID, kind: 'pursuit', title: 'Baker, Acme', level: '', industry: '' },
    ...{ revision: 1, edited: '2026-11-20T12:00:00.000Z' },
  };
  const envelope = { status: 'success' as const, message: '' };
  network.answer(listDocuments, ({ url }) => ({
    ...envelope,
    documents: url.endsWith('kind=pursuit') ? [about] : [],
  }));
  network.answer(getDocuments, { ...envelope, documents: [{ document: about, parts: [] }] });
  network.answer(listPursuits, {
    ...envelope,
    ...{ applications: [{ ...newRow(ID, new Date(0)), tailored: false }], next: null },
  });
  const sent = [sending(1, '2026-11-20'), sending(2, '2026-11-02')];
  network.answer(getPursuit, {
    ...envelope,
    data: {
      posting: {
        ...{ company: 'Acme', title: 'Baker', location: '', url: '', text: '', source: '' },
        ...{ pay: '', lastDay: '' },
      },
      state: { meaning: 'applied', round: null, stage: '', reasons: [], since: '' },
      ...{ next: { what: '', due: '' }, notes: { text: '' }, people: [], interviews: [] },
      pay: { asked: NO_PAY, offered: NO_PAY },
      sent,
    },
  });
  network.answer(getSentDocument, wholeDocument(RESUME, SAMPLE));
  network.answerRaw(getSentFile, 200, '%PDF-');

  const { zip, isEmpty } = await exportResumes({
    ...{ sections: SECTIONS, language: ENGLISH, filesByKind: FILES_BY_KIND },
    signal: new AbortController().signal,
    onProgress: () => {},
  });
  expect(isEmpty).toBe(false);
  const files = unzipSync(zip);
  expect(Object.keys(files).filter((name) => name.startsWith('Baker, Acme/'))).toEqual([
    'Baker, Acme/2026-11-20.json',
    'Baker, Acme/2026-11-20 Ada King.pdf',
    'Baker, Acme/2026-11-20 Ada King (2).pdf',
    'Baker, Acme/2026-11-02.json',
    'Baker, Acme/2026-11-02 Ada King.pdf',
    'Baker, Acme/2026-11-02 Ada King (2).pdf',
  ]);
  const read = (name: string) => strFromU8(files[`Baker, Acme/${name}`] ?? new Uint8Array());
  expect(read('2026-11-02 Ada King.pdf')).toBe('%PDF-');
  const asked = network.sentTo(getSentFile).map(({ url }) => url.split('/files/')[1]);
  expect(asked).toEqual(
    sent.flatMap(({ sent_id }) => [`resume?sent=${sent_id}`, `letter?sent=${sent_id}`]),
  );
  expect(JSON.parse(read('2026-11-20.json'))).toMatchObject({
    ...sent[0],
    resume: { document: { document_id: RESUME } },
  });
});
