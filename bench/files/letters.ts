import { execFileSync } from 'node:child_process';
import type { PrintDocument } from '@shortlist/document';
import { writeDocx } from '@shortlist/docx';
import { createMeasurer } from '@shortlist/fonts';
import { shapedWidth } from '@shortlist/fonts/shaping';
import { layOut } from '@shortlist/layout';
import { LETTER, type Letter, loadPaperWords, SECTIONS } from '@shortlist/model';
import { writePdf } from '@shortlist/pdf';
import { type Designs, designLetter } from '@shortlist/templates';
import { openFontsOf } from '../designs/print.ts';
import type { Result } from '../result.ts';
import { MissingProgram } from '../resumes/missing-program.ts';
import { convertedByLibreOffice } from './libre-office.ts';

const OPTIONS = { createdAt: new Date(0), creator: 'Shortlist' };

/** The layouts that put parts of a letter at places of the sheet, each with a language. */
const LAYOUTS = { din: 'de', french: 'fr' } as const;
type Layout = keyof typeof LAYOUTS;

/** The first words of parts of a letter, which it has once each: of the address, of the head's contact, of the date and of the text. */
const MARKED = ['Ziegelwerk', 'Allee', 'ada@example.org', 'Guten', 'Ich'];

/** Greatest distance of such a word from its place in the PDF. Points. */
const MOST = (72 / 25.4) * 1;

/** Word files of letters as LibreOffice prints them, beside our PDF: how far marked words are from their place. */
export async function benchLetters(designs: Designs): Promise<Result[]> {
  const letters = await Promise.all(
    (Object.keys(LAYOUTS) as Layout[]).flatMap((layout) =>
      designs.all.map(async ({ id }) => ({
        layout,
        id,
        ...(await writeLetter(layout, id, designs)),
      })),
    ),
  );
  const nameOf = ({ layout, id }: { layout: Layout; id: string }) => `${layout}-${id}`;
  try {
    const theirs = convertedByLibreOffice(
      new Map(letters.map((letter) => [nameOf(letter), letter.docx])),
      { from: 'docx', to: 'pdf' },
    );
    return (Object.keys(LAYOUTS) as Layout[]).map((layout) => {
      const away = letters
        .filter((letter) => letter.layout === layout)
        .map((letter) => ({
          id: letter.id,
          ...farthest(
            placesOf(letter.pdf),
            placesOf(theirs.get(nameOf(letter)) ?? new Uint8Array()),
          ),
        }))
        .sort((one, other) => other.points - one.points);
      const [most = { id: '', word: '', points: Number.NaN }] = away;
      return {
        name: `letters in the layout ${layout}: farthest of ${MARKED.length} words from its place`,
        figure: `${((most.points * 25.4) / 72).toFixed(2)} mm (${most.word}, ${most.id})`,
        target: '<= 1 mm',
        met: most.points <= MOST,
      };
    });
  } catch (error) {
    if (error instanceof MissingProgram) return [{ name: 'letters', figure: error.message }];
    throw error;
  }
}

async function writeLetter(layout: Layout, design: string, designs: Designs) {
  const document = await print(layout, design, designs);
  const fonts = await openFontsOf(document);
  const paged = layOut(document, createMeasurer(fonts, shapedWidth));
  const pdf = await writePdf(paged, fonts, OPTIONS);
  return { pdf, docx: writeDocx(document, OPTIONS) };
}

async function print(layout: Layout, design: string, designs: Designs): Promise<PrintDocument> {
  const language = LAYOUTS[layout];
  const contents: Record<string, Readonly<Record<string, unknown>>> = {
    letter: {
      ...{ date: '2026-11-28', subject: 'Brückenbau', salutation: 'Guten Tag,' },
      ...{ closing: 'Viele Grüße', layout },
    },
    recipient: { company: 'Ziegelwerk AG', address: 'Allee 1\n10115 Berlin' },
    contact: {
      ...{ fullName: 'Ada King', headline: 'Ingenieurin', city: 'Paris' },
      ...{ phone: '+49 30 123', email: 'ada@example.org' },
    },
    body: { blocks: [{ id: 'a', text: 'Ich baue sie seit Jahren.' }] },
    look: { design, language },
  };
  const parts = Object.entries(contents).map(([key, content]) => ({ key, schema: 1, content }));
  // Of these parts.
  const letter = LETTER.readParts(parts, SECTIONS) as Letter;
  const words = await loadPaperWords(language, SECTIONS);
  return designLetter(letter, { language, words, designs, sections: SECTIONS });
}

type Places = ReadonlyMap<string, { x: number; y: number }>;

const WORD =
  /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)">([^<]*)<\/word>/gu;

/** The places of marked words of a PDF by `pdftotext`: their left edge, and the middle of their height. */
function placesOf(pdf: Uint8Array): Places {
  const text = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
  return new Map(
    Array.from(text.matchAll(WORD), ([, x, top, bottom, word = '']) => [
      word,
      { x: Number(x), y: (Number(top) + Number(bottom)) / 2 },
    ]),
  );
}

function farthest(ours: Places, theirs: Places): { word: string; points: number } {
  const away = MARKED.map((word) => {
    const [one, other] = [ours.get(word), theirs.get(word)];
    if (!one || !other) throw new Error(`${word} is not in both files.`);
    return { word, points: Math.hypot(one.x - other.x, one.y - other.y) };
  });
  return away.reduce((most, each) => (each.points > most.points ? each : most));
}
