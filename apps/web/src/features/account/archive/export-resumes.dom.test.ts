import {
  getDocuments,
  getVersion,
  listDocuments,
  listNamedVersions,
  listPartVersions,
  listProposals,
  type Proposal,
} from '@shortlist/contracts';
import { createExporters, EXPORTERS } from '@shortlist/exporters';
import { readJsonResume } from '@shortlist/json-resume';
import { ENGLISH } from '@shortlist/messages';
import { EntryId, NO_LOOK, paperOrder, type Resume, ResumeId, SECTIONS } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeEach, expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import type { Network } from '../../../network.test-support.ts';
import { openNetworkWithFonts, serveResumes } from './archive.test-support.ts';
import { type ExportProgress, exportResumes } from './export-resumes.ts';

const FIRST = ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000001');

let network: Network;
beforeEach(() => {
  network = openNetworkWithFonts();
});

const serve = (resume: Resume, ...names: string[]) => serveResumes(network, resume, ...names);

async function runExport(signal = new AbortController().signal) {
  const seen: ExportProgress[] = [];
  const exported = await exportResumes({
    sections: SECTIONS,
    language: ENGLISH,
    signal,
    onProgress: (progress) => seen.push(progress),
  });
  return { ...exported, files: unzipSync(exported.zip), seen };
}

it('[AC5] holds every resume as JSON Resume that reads back as it was, and as a PDF', async () => {
  serve(SAMPLE, 'For Galley', 'for galley', '../x');
  const { files, seen, missing } = await runExport();
  expect(Object.keys(files).sort()).toEqual([
    'For Galley.json',
    'For Galley.pdf',
    'for galley (2).json',
    'for galley (2).pdf',
    'x.json',
    'x.pdf',
  ]);
  expect(missing).toEqual([]);
  expect(strFromU8(files['x.pdf'] ?? new Uint8Array()).slice(0, 5)).toBe('%PDF-');
  const json: unknown = JSON.parse(strFromU8(files['x.json'] ?? new Uint8Array()));
  const reading = readJsonResume(json, () => EntryId.parse('any'), SECTIONS);
  expect(reading.ok && reading.resume.contact).toEqual(SAMPLE.contact);
  expect(reading.ok && paperOrder(reading.resume, SECTIONS)).toEqual(SECTIONS.paper);
  expect(seen.map(({ done, total }) => `${done}/${total}`)).toEqual(['0/3', '1/3', '2/3', '3/3']);
});

it('[OC1] holds a photo, in both files, and the paper', async () => {
  const look = { ...NO_LOOK, paper: 'a4' } as const;
  serve({ ...SAMPLE, photo: PHOTO, look }, 'Portrait');
  const { files } = await runExport();
  const json: unknown = JSON.parse(strFromU8(files['Portrait.json'] ?? new Uint8Array()));
  const reading = readJsonResume(json, () => EntryId.parse('any'), SECTIONS);
  expect(reading.ok && reading.resume.photo).toEqual(PHOTO);
  expect(reading.ok && reading.resume.look).toMatchObject(look);
  const pdf = strFromU8(files['Portrait.pdf'] ?? new Uint8Array(), true);
  expect(pdf).toContain('/DCTDecode');
  expect(pdf).toMatch(/MediaBox \[0 0 595\.\d+ 841\.\d+\]/u);
});

it('holds what the parts of a resume said before', async () => {
  serve(SAMPLE, 'Bridges');
  const before = {
    key: 'summary',
    revision: 3,
    schema: 1,
    replaced_at: '2026-11-20T10:00:00.000Z',
  };
  const versions = [
    { ...before, content: { text: 'Built bridges.' } },
    { ...before, revision: 2, content: { text: 'Built a bridge.' } },
  ];
  const [newest, oldest] = versions.map((each) => [{ document_id: FIRST, ...each }]);
  network.answer(listPartVersions, ({ url }) => ({
    ...{ status: 'success' as const, message: '' },
    ...(url.includes('after=p2')
      ? { versions: oldest ?? [], next: null }
      : { versions: newest ?? [], next: 'p2' }),
  }));
  const { files } = await runExport();
  const file = files['Bridges (earlier versions).json'] ?? new Uint8Array();
  expect(JSON.parse(strFromU8(file))).toEqual(versions);
});

it('[HI2] holds the versions that were named, whole', async () => {
  serve(SAMPLE, 'Bridges');
  const at = '2026-11-20T10:00:00.000Z';
  const moment = { version_id: 'v1', reason: 'named' as const, name: 'As sent', at };
  const { reason: _, ...named } = { document_id: FIRST, ...moment };
  network.answer(listNamedVersions, {
    ...{ status: 'success', message: '' },
    ...{ versions: [named], next: null },
  });
  const { status, message, ...data } = wholeDocument(
    FIRST,
    resumeWith({ summary: 'As it was sent.' }, SAMPLE),
  );
  network.answer(getVersion, { status, message, version: moment, data });
  const { files } = await runExport();
  const file = strFromU8(files['Bridges (named versions).json'] ?? new Uint8Array());
  expect(JSON.parse(file)).toEqual([{ name: 'As sent', at, ...data }]);
});

it('[EV2] holds the changes that are offered', async () => {
  serve(SAMPLE, 'Bridges');
  const at = '2026-11-20T10:00:00.000Z';
  const proposal: Proposal = {
    proposal_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000002',
    document_id: '0b9c5a1e-3f1d-4c7e-9a00-000000000001',
    ...{ made_by: 'model', revision: 1, base_revisions: {}, posting_sha: 'x', changes: [] },
    ...{ made_at: at, expires_at: at, settled: null },
  };
  network.answer(listProposals, { status: 'success', message: '', proposals: [proposal] });
  const { files } = await runExport();
  const file = strFromU8(files['Bridges (suggested changes).json'] ?? new Uint8Array());
  expect(JSON.parse(file)).toEqual([proposal]);
});

it('[AC5] gives the JSON and the reason of a resume that cannot be printed', async () => {
  serve(resumeWith({ summary: 'Rocket 🚀' }, SAMPLE), 'Rockets');
  const { files, missing, wholeFormats } = await runExport();
  expect(Object.keys(files).sort()).toEqual(['Rockets (why there is no PDF).txt', 'Rockets.json']);
  const why = 'No available font has 🚀 (U+1F680).';
  expect(missing).toEqual([{ name: 'Rockets', format: 'PDF', why }]);
  expect(wholeFormats).toEqual(['JSON Resume']);
});

it('[HO6] [EX1] holds every resume in the formats asked for, one of them registered in this test alone', async () => {
  serve(SAMPLE, 'CV');
  const [pdf] = EXPORTERS.all;
  const write = async () => ({ kind: 'written', bytes: strToU8('words') }) as const;
  const text = {
    ...pdf,
    id: 'size',
    name: 'Text',
    extension: 'size',
    load: async () => ({ write }),
  };
  const { zip } = await exportResumes({
    sections: SECTIONS,
    language: ENGLISH,
    signal: new AbortController().signal,
    onProgress: () => {},
    formats: ['pdf', 'md', 'size'],
    exporters: createExporters([...EXPORTERS.all, text]),
  });
  const files = unzipSync(zip);
  expect(Object.keys(files).sort()).toEqual(['CV.md', 'CV.pdf', 'CV.size']);
  expect(strFromU8(files['CV.size'] ?? new Uint8Array())).toBe('words');
});

it('[AC5] is no archive at all when a resume could not be read', async () => {
  serve(SAMPLE, 'CV');
  network.cut(getDocuments);
  await expect(runExport()).rejects.toThrow('The server could not be reached.');
});

it('[AC5] stops when told to', async () => {
  serve(SAMPLE, 'CV', 'CV');
  const abort = new AbortController();
  const onProgress = ({ done }: ExportProgress) => done === 1 && abort.abort();
  await expect(
    exportResumes({ sections: SECTIONS, language: ENGLISH, signal: abort.signal, onProgress }),
  ).rejects.toThrow();
});

it('holds documents of other kinds as text, and with all that is stored of them', async () => {
  const document = {
    document_id: ResumeId.parse('0b9c5a1e-3f1d-4c7e-9a00-000000000002'),
    ...{ kind: 'letter', title: 'To Acme', level: '' as const, industry: '', revision: 1 },
    edited: '2026-11-20T12:00:00.000Z',
  };
  const parts = [
    { key: 'body', schema: 1, revision: 2, content: { blocks: [{ id: 'a', text: 'I build.' }] } },
  ];
  const contact = { key: 'contact', schema: 1, revision: 1, content: { fullName: 'Ada King' } };
  const base = { document_id: document.document_id, parts: [contact] };
  serve(SAMPLE);
  network.answer(listDocuments, ({ url }) => ({
    status: 'success' as const,
    message: '',
    documents: url.endsWith('kind=letter') ? [document] : [],
  }));
  network.answer(getDocuments, {
    ...{ status: 'success', message: '' },
    documents: [{ document, parts, base }],
  });
  const { files } = await runExport();
  expect(Object.keys(files).sort()).toEqual(['To Acme.letter.json', 'To Acme.txt']);
  const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(read('To Acme.txt')).toBe('Ada King\n\nI build.\n\nAda King\n');
  expect(JSON.parse(read('To Acme.letter.json'))).toEqual({
    ...{ document, parts, base },
    ...{ versions: [], named: [] },
  });
});
