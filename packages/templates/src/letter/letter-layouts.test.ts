import { blocksOf, type PrintDocument } from '@shortlist/document';
import { LETTER, type Letter, loadPaperWords, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { ALL_DESIGNS } from '../registry.ts';
import { designLetter } from './design-letter.ts';

type Said = Readonly<Record<string, unknown>>;

const CONTACT = { fullName: 'Ada King', headline: 'Engineer', city: 'Paris', phone: '+49 30 123' };
const LINES = { date: '2026-12-01', subject: 'Bridges', closing: 'Yours,' };

async function print(given: { lines?: Said; contact?: Said; look?: Said }) {
  const contents: Record<string, Said> = {
    letter: { ...LINES, ...given.lines },
    recipient: { company: 'Acme', address: 'Road 1\nTown' },
    contact: { ...CONTACT, ...given.contact },
    look: given.look ?? {},
  };
  const parts = Object.entries(contents).map(([key, content]) => ({ key, schema: 1, content }));
  const letter = LETTER.readParts(parts, SECTIONS) as Letter;
  const words = await loadPaperWords(letter.look.language ?? 'en', SECTIONS);
  return designLetter(letter, { language: 'en', words, designs: ALL_DESIGNS, sections: SECTIONS });
}

const textsOf = (document: PrintDocument) =>
  blocksOf(document).map(({ spans }) => spans.map(({ text }) => text).join(''));
const inMillimetres = (points = 0) => Math.round((points * 25.4) / 72);

describe('[LT2] the layout of a letter', () => {
  it.each([
    ['de', '1. Dezember 2026'],
    ['fr', 'Paris, le 1er décembre 2026'],
    ['es', '1 de diciembre de 2026'],
    ['en', 'December 1, 2026'],
  ])('is that of its language: %s', async (language, date) => {
    expect(textsOf(await print({ look: { language } }))).toContain(date);
  });

  it.each([
    ['us', {}, 612],
    ['din', {}, 595],
    ['french', {}, 595],
    ['din', { paper: 'letter' }, 612],
  ])(
    '%s prints on the paper of its country where the look %j says none',
    async (layout, look, width) => {
      const { sheet } = await print({ lines: { layout }, look });
      expect(Math.round(sheet.width)).toBe(width);
    },
  );

  it('says what the text is about in French letters alone, in their language', async () => {
    const french = { layout: 'french' };
    expect(textsOf(await print({ lines: french, look: { language: 'fr' } }))).toContain(
      'Objet\u00a0: Bridges',
    );
    expect(textsOf(await print({ lines: french }))).toContain('Subject: Bridges');
    expect(textsOf(await print({ lines: { layout: 'din' } }))).toContain('Bridges');
  });

  it('has no place before a date that is no day, nor one that the paper does not show', async () => {
    const french = { layout: 'french' };
    const look = { language: 'fr' };
    const typed = await print({ lines: { ...french, date: 'ce mardi' }, look });
    expect(textsOf(typed)).toContain('ce mardi');
    expect(textsOf(await print({ lines: french, look, contact: { city: '' } }))).toContain(
      'Le 1er décembre 2026',
    );
  });

  it('has marks to fold at on A4 alone, and a return line where the sender has a town', async () => {
    const din = { layout: 'din' };
    const { stationery } = await print({ lines: din });
    expect(stationery?.marks.map(({ y }) => inMillimetres(y))).toEqual([105, 210, 148]);
    expect(stationery?.notes.map(({ span }) => span.text)).toEqual(['Ada King · Paris']);
    const american = await print({ lines: din, look: { paper: 'letter' }, contact: { city: '' } });
    expect(american.stationery).toEqual({ marks: [], notes: [] });
  });

  it('parts the recipient from the sender, and the text from both, in files of one column', async () => {
    for (const layout of ['din', 'french']) {
      const { regions } = await print({ lines: { layout } });
      for (const group of ['recipient', 'letter']) {
        const first = regions.flatMap(({ blocks }) => blocks).find((each) => each.group === group);
        expect(first?.spaceBefore).toBeGreaterThan(0);
      }
    }
  });

  it('has the window of an address at the left in every language', async () => {
    const windowOf = async (language: string) => {
      const { regions } = await print({ lines: { layout: 'din' }, look: { language } });
      const region = regions.find(({ blocks }) =>
        blocks.some(({ group }) => group === 'recipient'),
      );
      return [inMillimetres(region?.left), inMillimetres(region?.right)];
    };
    expect(await windowOf('ar')).toEqual([25, 105]);
    expect(await windowOf('de')).toEqual([25, 105]);
  });
});
