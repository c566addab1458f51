import { it as property } from '@fast-check/vitest';
import {
  type DocumentLanguage,
  LETTER,
  type Letter,
  printedLetter,
  SECTIONS,
} from '@shortlist/model';
import { anyLetter } from '@shortlist/model/letter.test-support';
import { Parser } from 'commonmark';
import { strFromU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { LETTER_EXPORTERS } from './index.ts';

const noPages = () => Promise.reject(new Error('A format of bare words asked for pages.'));

async function written(id: string, letter: Letter, language: DocumentLanguage = 'en') {
  const writer = await LETTER_EXPORTERS.find(id)?.load();
  const about = { print: noPages, layOut: noPages, createdAt: new Date(0), creator: 'Shortlist' };
  const file = await writer?.write({ letter, language, ...about });
  if (file?.kind !== 'written') throw new Error(`There is no ${id}.`);
  return strFromU8(file.bytes);
}

const CONTENTS = {
  contact: { fullName: 'Ada King', headline: 'Engineer', email: 'ada@example.org', city: 'Paris' },
  letter: {
    date: '2026-11-28',
    subject: 'Bridge engineer',
    salutation: 'Dear Ms. Roe,',
    closing: 'Yours sincerely,',
    enclosures: 'Resume\nReferences',
  },
  recipient: { company: 'Acme', address: 'Road 1\nTown' },
  body: {
    blocks: [
      {
        id: 'a',
        text: 'I *build* bridges.',
        marks: [{ from: 10, to: 17, href: 'https://b.example/', bold: true }],
      },
      { id: 'b', text: 'Forth', item: true },
      { id: 'c', text: 'Tay', item: true },
    ],
  },
};
const letterOf = (layout: string) =>
  LETTER.readParts(
    Object.entries({ ...CONTENTS, letter: { ...CONTENTS.letter, layout } }).map(
      ([key, content]) => ({ key, schema: 1, content }),
    ),
    SECTIONS,
  ) as Letter;

/** Every text of a letter in the order of reading, without spaces. */
function textsOf(letter: Letter): string[] {
  const { name, headline, contact, details, layout, ...rest } = printedLetter(letter, 'en');
  const { date, recipient, subject, salutation, body, closing, signature, enclosures } = rest;
  const opening = layout === 'us' ? [...date, ...recipient] : [...recipient, ...date];
  return [
    ...[name, headline, ...[...contact, ...details].map(({ text }) => text)],
    ...[
      ...opening,
      ...subject,
      ...salutation,
      ...body,
      ...closing,
      ...signature,
      ...enclosures,
    ].map(({ text }) => text),
  ].map(bare);
}

/** A text as formats of bare words keep it, without spaces and what they add or take for spaces. */
const bare = (text: string) => text.replaceAll('\u0000', '\ufffd').replace(/[\s\p{Cc}]+/gu, '');

function expectInOrder(text: string, parts: readonly string[]) {
  let from = 0;
  for (const part of parts) {
    const at = text.indexOf(part.slice(0, 6), from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at;
  }
}

describe('[LT4] the formats of letters', () => {
  it('are PDF, Word, plain text and Markdown', () => {
    expect(LETTER_EXPORTERS.all.map(({ name, extension }) => [name, extension])).toEqual([
      ['PDF', 'pdf'],
      ['Word', 'docx'],
      ['Plain text', 'txt'],
      ['Markdown', 'md'],
    ]);
  });

  it('write plain text as the letter is read', async () => {
    expect(await written('txt', letterOf('us'))).toBe(
      [
        ...['Ada King', '========', 'Engineer', 'Paris', 'ada@example.org', ''],
        ...['November 28, 2026', '', 'Acme', 'Road 1', 'Town', '', 'Bridge engineer', ''],
        ...['Dear Ms. Roe,', '', 'I *build* bridges (https://b.example/).', ''],
        ...['- Forth', '- Tay', '', 'Yours sincerely,', '', 'Ada King', '', 'Resume', 'References'],
        '',
      ].join('\n'),
    );
  });

  it('have the recipient before place and date in a French letter', async () => {
    const text = await written('txt', letterOf('french'), 'fr');
    expect(text).toContain(
      'Town\n\nParis, le 28 novembre 2026\n\nObjet\u00a0: Bridge engineer\n\nDear',
    );
  });

  it('write Markdown with headings, lists, marks and links', async () => {
    expect(await written('md', letterOf('us'))).toBe(
      [
        '# Ada King\n\nEngineer\n\nParis · [ada@example.org](mailto:ada@example.org)\n',
        'November 28, 2026\n\nAcme\\\nRoad 1\\\nTown\n\n## Bridge engineer\n\nDear Ms. Roe,\n',
        'I \\*build\\* [**bridges**](https://b.example/).\n\n- Forth\n- Tay\n',
        'Yours sincerely,\n\nAda King\n\nResume\\\nReferences\n',
      ].join('\n'),
    );
  });

  property.prop([anyLetter])('say every text of any letter in order', async (letter) => {
    const texts = textsOf(letter);
    expectInOrder(
      bare(await written('txt', letter)),
      texts.map((text) => text.replaceAll('\ufffd', '')),
    );
    expectInOrder(bare(renderedText(await written('md', letter))), texts);
  });
});

/** The words of a text in CommonMark by an independent parser. */
function renderedText(markdown: string): string {
  const walker = new Parser().parse(markdown).walker();
  let text = '';
  for (let event = walker.next(); event; event = walker.next()) text += event.node.literal ?? '';
  return text;
}
