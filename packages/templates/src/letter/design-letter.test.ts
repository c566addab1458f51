import { test } from '@fast-check/vitest';
import { blocksOf } from '@shortlist/document';
import { LETTER, type Letter, printedLetter, SECTIONS } from '@shortlist/model';
import { anyLetter } from '@shortlist/model/letter.test-support';
import { describe, expect, it } from 'vitest';
import { ALL_DESIGNS } from '../registry.ts';
import { designLetter } from './design-letter.ts';

const LINES = {
  date: '2026-11-28',
  subject: 'Bridge engineer',
  salutation: 'Dear Ms. Roe,',
  closing: 'Yours sincerely,',
  enclosures: 'Resume\nReferences',
};
const PARTS = [
  { key: 'letter', schema: 1, content: LINES },
  { key: 'recipient', schema: 1, content: { company: 'Acme', address: 'Road 1\nTown' } },
  { key: 'contact', schema: 1, content: { fullName: 'Ada King', email: 'ada@example.org' } },
  {
    key: 'body',
    schema: 1,
    content: {
      blocks: [
        { id: 'a', text: 'I build bridges.', marks: [{ from: 2, to: 7, bold: true }] },
        { id: 'b', text: 'Forth', item: true },
        { id: 'c', text: 'Tay', item: true },
      ],
    },
  },
];
const LETTER_TO_ACME = LETTER.readParts(PARTS, SECTIONS) as Letter;

const print = (letter: Letter, design: string) =>
  designLetter(
    { ...letter, look: { ...letter.look, design } },
    { language: 'en', designs: ALL_DESIGNS, sections: SECTIONS },
  );

describe.each(ALL_DESIGNS.all.map(({ id }) => id))('in %s', (design) => {
  it('a letter has the head of the design, and all else in the order of reading', () => {
    const blocks = blocksOf(print(LETTER_TO_ACME, design));
    const isHead = ({ group }: { group?: string }) => group === 'contact';
    const textsOf = (some: typeof blocks) =>
      some.map(({ spans }) => spans.map(({ text }) => text).join(''));
    expect(textsOf(blocks.filter(isHead))).toEqual(['Ada King', 'ada@example.org']);
    expect(textsOf(blocks.filter((block) => !isHead(block)))).toEqual([
      ...['November 28, 2026', 'Acme', 'Road 1', 'Town', 'Bridge engineer', 'Dear Ms. Roe,'],
      ...['I build bridges.', 'Forth', 'Tay', 'Yours sincerely,', 'Ada King'],
      ...['Resume', 'References'],
    ]);
    expect(blocks[0]?.role).toBe('title');
    expect(blocks.filter(({ role }) => role === 'heading')).toHaveLength(1);
    expect(blocks.filter(({ role }) => role === 'bullet')).toHaveLength(2);
    const spans = blocks.flatMap((block) => block.spans);
    expect(spans.find(({ text }) => text === 'build')).toMatchObject({
      weight: 700,
      source: 'body.0',
    });
  });

  test.prop([anyLetter], { numRuns: 20 })('each text of any letter is printed once', (letter) => {
    const { body, ...rest } = printedLetter(letter, 'en');
    const { date, recipient, subject, salutation, closing, signature, enclosures } = rest;
    const lists = { date, recipient, subject, salutation, closing, signature, enclosures };
    const sources = [...Object.values(lists).flat(), ...body].map(({ source }) => source);
    const printed = blocksOf(print(letter, design))
      .filter(({ group }) => group !== 'contact')
      .flatMap(({ spans }) => spans.find(({ source }) => source)?.source ?? []);
    expect(printed.sort()).toEqual(sources.sort());
  });
});

it('has no heading, and no empty line, where nothing is said', () => {
  const empty = LETTER.readParts([], SECTIONS) as Letter;
  const blocks = blocksOf(print(empty, 'classic'));
  expect(blocks.map(({ role }) => role)).toEqual(['title']);
});

it('stands in the language of the look, mirrored where that runs from the right', () => {
  const look = { design: 'classic', paper: 'a4', language: 'he' } as const;
  const words = {
    language: 'he',
    titleOf: () => undefined,
    labelOf: () => undefined,
    formatDate: () => '',
    present: '',
  } as const;
  const document = designLetter(
    { ...LETTER_TO_ACME, look },
    { language: 'en', words, sections: SECTIONS },
  );
  expect(document.language).toBe('he');
  expect(blocksOf(document).every(({ direction }) => direction === 'rtl')).toBe(true);
});
