import { openFaces } from '@shortlist/fonts/installed-fonts.test-support';
import {
  LETTER as KIND,
  KINDS,
  type Letter,
  numberedIds,
  RESUME,
  SECTIONS,
} from '@shortlist/model';
import { loadDesigns } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { LETTERS, PRINTED_KINDS, RESUMES, writeFile } from './index.ts';

const EMPTY = KIND.empty(numberedIds(), SECTIONS);

const LETTER: Letter = {
  ...EMPTY,
  contact: { ...EMPTY.contact, fullName: 'Ada King' },
  letter: { ...EMPTY.letter, subject: 'Bridges' },
};

const write = async (letter: Letter, extension: string) => {
  const exporter = LETTERS.formats.find((each) => each.extension === extension);
  if (!exporter) throw new Error(`No ${extension}`);
  const opened: string[] = [];
  const written = await writeFile(letter, {
    ...{ kind: LETTERS, exporter, sections: SECTIONS, designs: await loadDesigns() },
    ...{ language: 'en', createdAt: new Date(0), creator: 'Shortlist' },
    loadFonts: async (faces) => {
      opened.push(...faces.map(({ key }) => key));
      return openFaces(faces);
    },
  });
  return { written, opened };
};

it('prints each of the product’s kinds of document that has a look', () => {
  const withLook = KINDS.all.filter((kind) => kind.findPart('look', SECTIONS.kinds));
  expect(PRINTED_KINDS.map(({ kind }) => kind)).toEqual(withLook.map(({ kind }) => kind));
});

it('writes the same bytes again, and loads fonts for pages alone', async () => {
  const [pdf, again] = [await write(LETTER, 'pdf'), await write(LETTER, 'pdf')];
  expect(again).toEqual(pdf);
  expect(pdf.opened).toContain('tinos-latin-400');
  const word = await write(LETTER, 'docx');
  expect({ kind: word.written.kind, opened: word.opened }).toEqual({ kind: 'written', opened: [] });
});

it('answers the characters that no font has', async () => {
  const letter = { ...LETTER, letter: { ...LETTER.letter, subject: 'Bridges 😀' } };
  const { written } = await write(letter, 'pdf');
  expect(written).toEqual({ kind: 'refused', characters: ['😀'] });
});

it.each([
  ['Ada King', 'Ada_King_Cover_letter.pdf'],
  ['Cover letter', 'Cover_letter.pdf'],
])('names the file of a letter of %s', (fullName, name) => {
  expect(LETTERS.fileName({ ...LETTER, contact: { ...LETTER.contact, fullName } }, 'pdf')).toBe(
    name,
  );
});

it('calls a resume once what it is where that stands for the name', () => {
  const resume = RESUME.empty(numberedIds(), SECTIONS);
  const titleOf = (fullName: string) =>
    RESUMES.print(
      { ...resume, contact: { ...resume.contact, fullName } },
      { sections: SECTIONS, language: 'en' },
    ).title;
  expect([titleOf('Ada King'), titleOf('Resume')]).toEqual(['Ada King – Resume', 'Resume']);
});
