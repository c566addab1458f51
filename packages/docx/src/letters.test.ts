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

const MILLIMETRE = 1_440 / 25.4;

/** The place of the frame of each paragraph, in whole millimetres; undefined for those of the text. */
function framesOf(layout: string) {
  const document = designLetter(letterOf(layout, 'classic'), {
    ...{ language: 'en', designs, sections: SECTIONS },
  });
  const opened = openDocx(writeDocx(document, { createdAt: new Date(0), creator: 'Shortlist' }));
  const part = 'word/document.xml';
  const frames = elementsNamed(opened, part, 'w:framePr');
  const paragraphs = elementsNamed(opened, part, 'w:p').map((paragraph) => {
    const frame = frames.find(({ parent }) => parent?.parent === paragraph)?.attributes;
    const texts = elementsNamed(opened, part, 'w:t').filter(
      ({ parent }) => parent?.parent === paragraph,
    );
    const place = frame && ['w:x', 'w:y'].map((at) => Math.round(Number(frame[at]) / MILLIMETRE));
    return [texts.map(({ text }) => text).join(''), place];
  });
  return { paragraphs, marks: elementsNamed(opened, part, 'v:rect') };
}

it('[LT4] a letter has in Word what stands at a place of the sheet in frames there, and marks to fold at', () => {
  const din = framesOf('din');
  expect(din.paragraphs.slice(0, 5)).toEqual([
    ['Ada King', [25, expect.any(Number)]],
    ['Ada King · Paris', [25, 59]],
    ['Acme', [25, 63]],
    ['Road 1', [25, 63]],
    ['Paris', [125, expect.any(Number)]],
  ]);
  const inText = din.paragraphs.flatMap(([text, place]) => (place === undefined ? [text] : []));
  expect(inText).toEqual(BODY);
  const heights = din.marks.map(({ attributes: { style = '' } }) =>
    Math.round((Number(/margin-top:([\d.]+)pt/u.exec(style)?.[1]) * 25.4) / 72),
  );
  expect(heights).toEqual([105, 210, 148]);
  const french = framesOf('french');
  expect(french.paragraphs.find(([text]) => text === 'Acme')).toEqual([
    'Acme',
    [105, expect.any(Number)],
  ]);
  expect(french.marks).toEqual([]);
  expect(framesOf('us').paragraphs.filter(([, place]) => place)).toEqual([]);
});
