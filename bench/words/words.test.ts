import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadDesigns } from '@shortlist/templates';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { printIn } from '../designs/print.ts';
import { readSamples } from '../designs/samples.ts';
import { findEvaluation } from '../evaluation.ts';
import { exceptionOf } from './exceptions.ts';
import { findLost } from './find-lost.ts';
import { textOfPdf, textOfSource } from './outside-text.ts';
import { readFile, readWhole } from './read-set.ts';

const SAVED = new URL('../../packages/readers/samples/libre-office/', import.meta.url);

/** The same resume as Word writes it, and as LibreOffice saved it; its text is LibreOffice's, kept in `recorded`. */
const FAMILIES = ['google-serif', 'ruled-form', 'sidebar-table', 'text-boxes'];
const FILES = FAMILIES.flatMap((family) =>
  ['.docx', '-saved.docx', '-saved.odt'].map((ending) => ({ family, file: `${family}${ending}` })),
);

const PRINTED = readSamples()
  .filter(({ isLeftToRight }) => isLeftToRight)
  .slice(0, 8);

describe('each word that another program has is in a field, in the unplaced text, or left out for a reason', () => {
  it.each(FILES)('[TR1] $file, beside LibreOffice', async ({ family, file }) => {
    const theirs = readFileSync(new URL(`recorded/${family}.txt`, import.meta.url), 'utf8');
    const { all, lost } = findLost(theirs, await readFile(new URL(file, SAVED).pathname));
    expect(all).toBeGreaterThan(50);
    expect(lost).toEqual([]);
  });

  it.each(PRINTED)('[TR1] our PDF of $name, beside poppler', async ({ resume }) => {
    const designs = await loadDesigns();
    const [design] = designs.all;
    if (!design) throw new Error('There is no design.');
    const { pdf } = await printIn(resume, design, designs);
    const theirs = execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' });
    expect(findLost(theirs, await readWhole(pdf)).lost).toEqual([]);
  });
});

const evaluation = findEvaluation('parse');
const KINDS = [
  'parse/reading/14-actual-text-begins-with-icon.pdf',
  'trial/F01-latex.pdf',
  'trial/F01-libreoffice.pdf',
  'trial/F01-min.txt',
  'trial/F01-min.md',
  'trial/F02-acroform.pdf',
  'trial/F02-freetext.pdf',
  'trial/F10-tags.txt',
  'trial/F11-html-blocks.md',
  'trial/F11-setext.md',
  'trial/F11-table.md',
];

describe.skipIf(!evaluation)(
  `the evaluation set${evaluation ? '' : ' (skipped: it is not there)'}`,
  () => {
    it.each(KINDS)('[TR1] has each word of %s', async (name) => {
      const file = `${evaluation}/${name}`;
      const theirs = name.endsWith('.pdf') ? textOfPdf(file) : textOfSource(file);
      expect(findLost(theirs, await readFile(file)).lost).toEqual([]);
    });
  },
);

describe('the comparison itself', () => {
  const bytes = new TextEncoder().encode(
    'Ada Byron\nada@example.org\n\nSKILLS\n\nLooms, engines\n',
  );

  it('finds what is nowhere, and a word that stands there once too seldom', async () => {
    const { lost } = findLost(
      'Ada Byron SKILLS Looms engines Algebra Byron',
      await readWhole(bytes),
    );
    expect(lost).toEqual(['algebra', 'byron']);
  });

  it('knows a word that is split at the end of a line', async () => {
    const { lost, exceptions } = findLost('Ada Byron en gines', await readWhole(bytes));
    expect(lost).toEqual([]);
    expect([...exceptions]).toEqual([['split', 1]]);
  });

  it('excuses a word that is deleted as often as it is', () => {
    const run = (text: string) => `<w:r><w:delText>${text}</w:delText></w:r>`;
    const xml = strToU8(
      `<w:document><w:del w:id="1">${run('Looms and looms')}</w:del></w:document>`,
    );
    const ours = { theirs: '', said: '', hasIcons: false, spare: new Map() };
    const except = exceptionOf({ ...ours, bytes: zipSync({ 'word/document.xml': xml }) });
    const words = ['looms', 'looms', 'looms', 'and'];
    expect(words.map(except)).toEqual(['deleted', 'deleted', undefined, 'deleted']);
  });

  const lostOf = async (theirs: string, ours: string) =>
    findLost(theirs, await readWhole(new TextEncoder().encode(ours))).lost;

  it.each([
    { it: 'within another word', theirs: 'Captionword Figcaptionword', lost: ['captionword'] },
    {
      it: 'across the end of one and the beginning of the next',
      theirs: 'Figcaptionword wordlooms looms',
      lost: ['wordlooms'],
    },
    {
      it: 'in a word that stands for itself',
      theirs: 'Figcaption word Figcaptionword',
      lost: ['figcaption', 'word'],
    },
    {
      it: 'twice in a word that stands there once',
      theirs: 'Figcaption word and figcaption word',
      lost: ['and', 'figcaption', 'word'],
    },
    {
      it: 'twice, a letter off, in a word that stands there once',
      theirs: 'Flgcaptionword flgcaptionword',
      lost: ['flgcaptionword'],
    },
    {
      it: 'a letter off, in a word whose letters stand for parts of it',
      theirs: 'Fig captionword flgcaptionword',
      lost: ['flgcaptionword'],
    },
    {
      it: 'a letter off, in a word that stands for itself',
      theirs: 'Figcaptionword flgcaptionword',
      lost: ['flgcaptionword'],
    },
  ])('does not find what ours lacks $it', async ({ theirs, lost }) => {
    expect(await lostOf(theirs, 'Ada Byron\n\nFigcaptionword, looms\n')).toEqual(lost);
  });

  it.each([
    { it: 'parts', theirs: 'F ig capt ion word looms' },
    { it: 'joins', theirs: 'Figcaptionwordlooms' },
    { it: 'parts elsewhere', theirs: 'Figcaption wordlooms' },
    { it: 'gives another joined letter', theirs: 'Flgcaptionword looms' },
    { it: 'gives another order of letters', theirs: 'Fgcaptionword\ni\nlooms' },
  ])('knows words that the other program $it', async ({ theirs }) => {
    expect(await lostOf(theirs, 'Ada Byron\n\nFigcaptionword looms\n')).toEqual([]);
  });
});
