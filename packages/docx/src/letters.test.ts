import { LETTER, type Letter, SECTIONS } from '@shortlist/model';
import { designLetter } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { designs } from './design-samples.test-support.ts';
import { writeDocx } from './index.ts';
import { elementsNamed, openDocx } from './opened-docx.test-support.ts';
import { structuralFaults } from './structural-faults.test-support.ts';

const LINES = { date: '2026-11-28', subject: 'Bridges', salutation: 'Dear Ms. Roe,' };
const letterOf = (layout: string, design: string) => {
  const contents: Record<string, Readonly<Record<string, unknown>>> = {
    letter: { ...LINES, closing: 'Yours sincerely,', layout },
    recipient: { company: 'Acme', address: 'Road 1' },
    contact: { fullName: 'Ada King', city: 'Paris' },
    body: { blocks: [{ id: 'a', text: 'I build them.' }] },
    look: { design },
  };
  const parts = Object.entries(contents).map(([key, content]) => ({ key, schema: 1, content }));
  return LETTER.readParts(parts, SECTIONS) as Letter;
};

const BODY = ['Bridges', 'Dear Ms. Roe,', 'I build them.', 'Yours sincerely,', 'Ada King'];
const FRENCH = BODY.with(0, 'Subject: Bridges');

it.each([
  ['us', ['Ada King', 'November 28, 2026', 'Acme', 'Road 1', ...BODY]],
  ['din', ['Ada King', 'Acme', 'Road 1', 'November 28, 2026', ...BODY]],
  ['french', ['Ada King', 'Acme', 'Road 1', 'Paris, November 28, 2026', ...FRENCH]],
])(
  '[LT4] a letter in the layout %s is a Word file in the order of reading, in every design',
  (layout, order) => {
    for (const { id } of designs.all) {
      const document = designLetter(letterOf(layout, id), {
        ...{ language: 'en', designs, sections: SECTIONS },
      });
      const opened = openDocx(
        writeDocx(document, { createdAt: new Date(0), creator: 'Shortlist' }),
      );
      expect(structuralFaults(opened)).toEqual([]);
      const texts = elementsNamed(opened, 'word/document.xml', 'w:t').map(({ text }) => text);
      expect(texts.filter((text) => order.includes(text))).toEqual(order);
    }
  },
);
