import { execFileSync } from 'node:child_process';
import { inflateSync } from 'node:zlib';
import { KINDS, SECTIONS } from '@shortlist/model';
import { type LeftOut, leftOutOf } from '@shortlist/sharing';
import {
  listLeaks,
  listLost,
  type SentinelDocument,
  sentinelLetter,
  sentinelResume,
} from '@shortlist/sharing/sentinels.test-support';
import { loadDesigns } from '@shortlist/templates';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { renderFile } from './render-file.ts';
import type { RenderedFile, SharedPage } from './render-job.ts';

/**
 * Random choices that are left out, each in all formats. All pairs are left out of the document that files are made of by the tests of `sharing`;
 * `SHARED_SUBSETS=30 npx vitest run apps/server/src/rendering/shared-documents.test.ts` makes files of all pairs too, and of so many random choices.
 */
const ALL = Number(process.env.SHARED_SUBSETS ?? 0);
const SUBSETS = ALL || 8;

const FORMATS = ['page', 'pdf', 'docx', 'txt'] as const;
type Format = (typeof FORMATS)[number];

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** All that a PDF says: its text as a reader extracts it, and its bytes with packed streams and strings in hexadecimal digits unpacked. */
function saidByPdf(bytes: Uint8Array): string {
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' });
  const source = latin1(bytes);
  const streams = [...source.matchAll(/stream\r?\n/gu)].map(({ index, 0: { length } }) => {
    const stream = bytes.subarray(index + length, source.indexOf('endstream', index));
    return stream[0] === 0x78 ? latin1(inflateSync(stream, { finishFlush: 2 })) : latin1(stream);
  });
  const all = [source, ...streams].join('\n');
  const strings = [...all.matchAll(/<([0-9a-f\s]{4,})>/giu)].map(([, hex = '']) =>
    Buffer.from(hex.replace(/\s/gu, ''), 'hex').toString('latin1'),
  );
  return [text, all, ...strings].join('\n');
}

/** All parts of a Word file. */
const saidByWord = (bytes: Uint8Array): string =>
  Object.entries(unzipSync(bytes))
    .map(([name, part]) => `${name}\n${Buffer.from(part).toString('utf8')}`)
    .join('\n');

function saidBy(format: Format, { bytes, name }: RenderedFile): string {
  const utf8 = () => Buffer.from(bytes).toString('utf8');
  const said = {
    page: utf8,
    txt: utf8,
    pdf: () => saidByPdf(bytes),
    docx: () => saidByWord(bytes),
  };
  return `${name}\n${said[format]()}`;
}

async function render(source: SentinelDocument, leaveOut: readonly LeftOut[], format: Format) {
  const { kind, parts } = source;
  const createdAt = new Date('2026-11-29T12:00:00Z');
  const answer = await renderFile({ kind, parts, leaveOut, format, createdAt });
  if (answer.kind !== 'written') throw new Error(`No ${format}: ${JSON.stringify(answer)}`);
  return answer.file;
}

const choicesOf = ({ kind, parts }: SentinelDocument): LeftOut[] =>
  leftOutOf(kind, KINDS.find(kind)?.readParts(parts, SECTIONS), SECTIONS).map(
    ({ choice }) => choice,
  );

/** Says yes or no, again in the same order at each run. */
function createPick(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state > 2 ** 30;
  };
}

const DESIGNS = (await loadDesigns()).all.map(({ id }) => id);
const LANGUAGES = ['en', 'de', 'fr'];

describe.each([
  { kind: 'resume', make: sentinelResume },
  { kind: 'letter', make: sentinelLetter },
])('[SL2] of a shared $kind', ({ make }) => {
  const looks = DESIGNS.map((design, at) => ({
    ...{ design, engine: 6, pageNumbers: at % 2 === 0, links: at % 2 === 0 ? 'shown' : 'hidden' },
    language: LANGUAGES[at % LANGUAGES.length],
  }));
  const sourceOf = (at: number) =>
    make(looks[at % looks.length] ?? {}, at % 2 === 0 ? () => true : createPick(at));

  /** Looks for what is left out, and for what is not, in all that is made of a document. */
  async function expectNoLeaks(at: number, chosen: (choices: readonly LeftOut[]) => LeftOut[]) {
    const source = sourceOf(at);
    const leaveOut = chosen(choicesOf(source));
    for (const format of FORMATS) {
      const said = saidBy(format, await render(source, leaveOut, format));
      const found = {
        leaks: listLeaks(said, source, leaveOut),
        lost: listLost(said, source, leaveOut),
      };
      expect(found, `${format} without ${leaveOut.join()}`).toEqual({ leaks: [], lost: [] });
    }
  }

  it.each(Array.from({ length: SUBSETS }, (_, at) => at))(
    'nothing that is left out is in any byte, and all else is: choice %i',
    (at) => {
      const pick = createPick(at + 100);
      return expectNoLeaks(at, (choices) => choices.filter(() => pick()));
    },
  );

  it.runIf(ALL > 0)('nothing of two choices is in any byte', async () => {
    const count = choicesOf(sourceOf(0)).length;
    for (let one = 0; one < count; one += 1)
      for (let other = one; other < count; other += 1)
        await expectNoLeaks((one + other) % looks.length, (choices) =>
          choices.filter((_, at) => at === one || at === other),
        );
  });
});

it('[SL1] a page has the words and the pages of what is shown, and what they need', async () => {
  const source = sentinelResume({ design: 'european', language: 'de', paper: 'a4' }, () => true);
  const { bytes, mime } = await render(source, ['name'], 'page');
  const page = JSON.parse(Buffer.from(bytes).toString('utf8')) as SharedPage;
  expect(mime).toBe('application/json');
  expect(page).toMatchObject({
    title: 'Lebenslauf',
    lang: 'de',
    dir: 'ltr',
    fileName: 'Lebenslauf',
  });
  expect([page.width, page.height].map(Math.round)).toEqual([595, 842]);
  expect(page.article).toMatch(
    /^<article lang="de" dir="ltr"><header><h1 dir="auto">Lebenslauf<\/h1>/u,
  );
  expect(page.sheets.length).toBeGreaterThan(1);
  expect(page.faces.length).toBeGreaterThan(1);
  for (const face of page.faces) expect(page.sheets.join('')).toContain(`"r-${face}"`);
});

it('[SL1] there is no page of what is not shared', async () => {
  const createdAt = new Date();
  const job = { kind: 'resume', parts: [], format: 'page', createdAt };
  expect(await renderFile(job)).toEqual({ kind: 'unknown', what: 'format' });
  expect(await renderFile({ ...job, kind: 'pursuit', leaveOut: [] })).toEqual({
    kind: 'unknown',
    what: 'kind',
  });
});
