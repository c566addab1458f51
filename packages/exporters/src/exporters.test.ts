import { readJsonResume } from '@shortlist/json-resume';
import { ENGLISH_WORDS, EntryId, emptyResume, SECTIONS } from '@shortlist/model';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createExporters, EXPORTERS, type Exporter } from './index.ts';

const resume = emptyResume(() => EntryId.parse('e'), SECTIONS);
const noPages = () => Promise.reject(new Error('This format has no pages.'));

describe('the formats', () => {
  it('[EX1] are PDF, Word, plain text, Markdown and JSON Resume', () => {
    expect(EXPORTERS.all.map(({ name, extension }) => [name, extension])).toEqual([
      ['PDF', 'pdf'],
      ['Word', 'docx'],
      ['Plain text', 'txt'],
      ['Markdown', 'md'],
      ['JSON Resume', 'json'],
    ]);
  });

  it('are found by their id', () => {
    expect(EXPORTERS.find('json')?.name).toBe('JSON Resume');
    expect(EXPORTERS.find('odt')).toBeUndefined();
  });

  it('cannot have one id or one extension', () => {
    const [pdf] = EXPORTERS.all;
    const refusal = 'Two formats have the same id or extension.';
    expect(() => createExporters([pdf, pdf])).toThrow(refusal);
    expect(() => createExporters([pdf, { ...pdf, id: 'other' } as Exporter])).toThrow(refusal);
  });
});

it('writes JSON Resume that reads back, without laying out a page', async () => {
  const { write } = (await EXPORTERS.find('json')?.load()) ?? {};
  const written = await write?.({
    sections: SECTIONS,
    resume,
    words: ENGLISH_WORDS,
    print: noPages,
    layOut: noPages,
    createdAt: new Date(0),
    creator: 'x',
  });
  const json = written?.kind === 'written' ? strFromU8(written.bytes) : '';
  expect(json.endsWith('}\n')).toBe(true);
  expect(readJsonResume(JSON.parse(json), () => EntryId.parse('e'), SECTIONS)).toMatchObject({
    ok: true,
  });
});
