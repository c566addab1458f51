import { loadFamilies } from '@shortlist/fonts';
import { printedTexts, textOf } from '@shortlist/layout';
import {
  contrastRatio,
  LETTER,
  type Letter,
  loadPaperWords,
  printedLetter,
  SECTIONS,
} from '@shortlist/model';
import { designLetter, loadDesigns } from '@shortlist/templates';
import { describe, expect, it } from 'vitest';
import { openFileObjects } from './file/file-objects.test-support.ts';
import { writePdf } from './index.ts';
import { layOutDocument } from './lay-out-blocks.test-support.ts';
import { readTree } from './pages/structure-tree.test-support.ts';
import { checkUa } from './pdf-ua/check-ua.test-support.ts';
import { checkSyntax, readBoxes, readPixels, readText } from './poppler.test-support.ts';
import { OPTIONS } from './write-pdf.test-support.ts';

const designs = await loadDesigns();

const CONTACT = {
  fullName: 'Ada King',
  headline: 'Engineer',
  email: 'ada@example.org',
  phone: '+49 30 1234567',
  city: 'Berlin',
  country: 'Germany',
};
const LINES = {
  date: '2026-11-28',
  subject: 'Bewerbung 4711',
  salutation: 'Guten Tag,',
  closing: 'Freundlich',
  enclosures: 'Lebenslauf',
};
const CONTENTS = {
  contact: CONTACT,
  letter: LINES,
  recipient: { name: 'Johanna Roe', company: 'Hafen GmbH', address: 'Kaistraße 1\n20457 Hamburg' },
  body: {
    blocks: [
      { id: 'a', text: 'Ich baue Brücken, die halten. '.repeat(9).trim() },
      { id: 'b', text: 'Forth', item: true },
      { id: 'c', text: 'Tay', item: true },
    ],
  },
};

type Changes = { letter?: Record<string, unknown>; look?: Record<string, unknown> };

async function print({ letter = {}, look = {} }: Changes, contents: object = CONTENTS) {
  const all = { ...contents, letter: { ...LINES, ...letter }, look: { engine: 6, ...look } };
  const parts = Object.entries(all).map(([key, content]) => ({ key, schema: 1, content }));
  const said = LETTER.readParts(parts, SECTIONS) as Letter;
  const words = await loadPaperWords(said.look.language ?? 'en', SECTIONS);
  const document = designLetter(said, { language: 'en', words, designs, sections: SECTIONS });
  await loadFamilies(printedTexts(document));
  const { paged, fonts } = layOutDocument(document);
  const printed = printedLetter(said, words.language);
  return { paged, printed, pdf: await writePdf(paged, fonts, OPTIONS) };
}

/** Texts in the order in which the page is read: the sender, the recipient and the date by the layout, and all else. */
function partsOf({ layout, name, ...printed }: Awaited<ReturnType<typeof print>>['printed']) {
  const { date, recipient, subject, salutation, body, closing, signature, enclosures } = printed;
  const opening = layout === 'us' ? [...date, ...recipient] : [...recipient, ...date];
  const rest = [...subject, ...salutation, ...body, ...closing, ...signature, ...enclosures];
  return [name, ...[...opening, ...rest].map(({ text }) => text)];
}

function expectInOrder(text: string, parts: readonly string[]) {
  const bare = (said: string) => said.replace(/\s+/gu, '');
  let from = 0;
  for (const part of parts) {
    const at = bare(text).indexOf(bare(part), from);
    expect(at, part).toBeGreaterThanOrEqual(from);
    from = at + bare(part).length;
  }
}

const LAYOUTS = [
  { layout: 'us', language: 'en' },
  { layout: 'din', language: 'de' },
  { layout: 'french', language: 'fr' },
] as const;

const everyPrint = designs.all.flatMap(({ id }) =>
  LAYOUTS.map(({ layout, language }) => ({ design: id, layout, language })),
);

describe.each(everyPrint)('[LT2] a letter in $design, $layout', ({ design, language }) => {
  const printing = print({ look: { design, language } });

  it('is read in order by machines and by people who hear it', async () => {
    const { paged, printed, pdf } = await printing;
    expectInOrder(readText(pdf), partsOf(printed));
    expectInOrder(textOf(paged), partsOf(printed));
    const file = openFileObjects(pdf);
    const roles = readTree(file).elements.map(({ role }) => role);
    const of = (...some: string[]) => roles.filter((role) => some.includes(role));
    expect(of('H1', 'H2', 'L')).toEqual(['H1', 'H2', 'L']);
    expect(of('LI', 'LBody')).toEqual(['LI', 'LBody', 'LI', 'LBody']);
    expect(checkUa(file)).toEqual([]);
  });

  it('is dark enough on its ground', async () => {
    const { paged } = await printing;
    const [page] = paged.pages;
    const grounds = ['#ffffff', ...(page?.fills.map(({ color }) => color) ?? [])];
    const marks = page?.fills.filter(({ height }) => height < 1).map(({ color }) => color);
    const runs = page?.lines.flatMap((line) => line.runs) ?? [];
    for (const { color = '#000000' } of runs) {
      for (const ground of grounds.filter((each) => !marks?.includes(each as `#${string}`)))
        expect(contrastRatio(color, ground)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

const millimetres = (points: number) => (points * 25.4) / 72;

describe('[LT2] a letter after DIN 5008, form B, measured in its PDF', () => {
  /** Left and upper edge, in millimetres, of the line of a word: its letters stand in the middle of that. */
  async function placesIn(design: string, contents: object = CONTENTS) {
    const { paged, pdf } = await print({ look: { design, language: 'de' } }, contents);
    const lines = paged.pages[0]?.lines ?? [];
    const boxes = readBoxes(pdf).filter(({ page }) => page === 0);
    return (word: string, nth = 0) => {
      const own = lines.filter(({ runs }) => runs.some(({ text }) => text.includes(word)));
      const { height = 0 } = own[nth] ?? {};
      const box = boxes.filter(({ text }) => text === word)[nth];
      if (!box) throw new Error(`There is no ${word}.`);
      return {
        left: millimetres(box.left),
        top: millimetres((box.top + box.bottom - height) / 2),
        bottom: millimetres((box.top + box.bottom + height) / 2),
      };
    };
  }

  const near = (measured: number, wanted: number) =>
    expect(Math.abs(measured - wanted)).toBeLessThan(0.5);

  it.each(designs.all.map(({ id }) => id))(
    'has its places to half a millimetre in %s',
    async (design) => {
      const placeOf = await placesIn(design);
      near(placeOf('Johanna').left, 25);
      near(placeOf('Johanna').top, 62.7);
      near(placeOf('Bewerbung').left, 25);
      near(placeOf('Bewerbung').top, 98.46);
      // How the sender is reached is the block of information, the return line right above the address.
      near(placeOf('ada@example.org').left, 125);
      near(placeOf('28.').left, 125);
      expect(placeOf('Engineer').bottom).toBeLessThanOrEqual(45);
      expect(placeOf('20457').bottom).toBeLessThanOrEqual(90);
    },
  );

  it('keeps a long address within the field, and a long head above it', async () => {
    const contents = {
      ...CONTENTS,
      contact: {
        ...CONTACT,
        fullName: 'Wolfeschlegelsteinhausenbergerdorff-Smithe',
        headline:
          'Ingenieurin für Brücken, die halten, und Wege, die ankommen, seit acht Jahren, immer wieder Engineer',
      },
      recipient: {
        name: 'Johanna Featherstonehaugh-Cholmondeley von und zu Roe',
        address: ['Abteilung', 'Zweig', 'Kaistraße', 'Hinterhaus', 'Bremen', 'Deutschland'].join(
          '\n',
        ),
        company: 'Bundesanstalt',
      },
    };
    const placeOf = await placesIn('sidebar', contents);
    expect(placeOf('Engineer').bottom).toBeLessThanOrEqual(45);
    expect(placeOf('Johanna').top).toBeGreaterThanOrEqual(50);
    expect(placeOf('Deutschland').bottom).toBeLessThanOrEqual(90.5);
    near(placeOf('Bewerbung').top, 98.46);
  });

  it('has marks at 105, 148.5 and 210 mm on its first page, as no content', async () => {
    const { pdf } = await print({ look: { language: 'de' } });
    const isPainted = readPixels(pdf);
    const points = (length: number) => (length * 72) / 25.4;
    const painted: number[] = [];
    for (let at = 100; at < 215; at += 0.1) if (isPainted(points(7), points(at))) painted.push(at);
    for (const at of painted) {
      const [nearest = 0] = [105, 148.5, 210].toSorted(
        (one, other) => Math.abs(one - at) - Math.abs(other - at),
      );
      near(at, nearest);
    }
    expect(new Set(painted.map((at) => Math.round(at))).size).toBeGreaterThanOrEqual(3);
    expect(checkSyntax(pdf)).toContain('No syntax or stream encoding errors found');
  });
});

it('[LT2] goes on over pages with its list and its signature', async () => {
  const blocks = Array.from({ length: 30 }, (_, at) => ({
    id: `b${at}`,
    text: `Absatz ${at}: ${'Ich baue Brücken, die halten. '.repeat(6).trim()}`,
  }));
  const contents = { ...CONTENTS, body: { blocks } };
  const { paged, printed, pdf } = await print(
    { look: { language: 'de', design: 'modern' } },
    contents,
  );
  expect(paged.pages.length).toBeGreaterThan(1);
  expect(checkUa(openFileObjects(pdf))).toEqual([]);
  expectInOrder(readText(pdf).replace(/Ada King – \d \/ \d/gu, ''), partsOf(printed));
});
