import { missingCharacters } from '@shortlist/fonts';
import { DOCUMENT_LANGUAGES, loadPaperWords, SECTIONS } from '@shortlist/model';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { said } from './language-samples.test-support.ts';
import { printAndRead } from './our-files/our-pdf.test-support.ts';

describe('[OC6] a resume printed in a language of its own', () => {
  it.each(DOCUMENT_LANGUAGES)('comes back from its PDF field by field: %s', async (language) => {
    const resume = readSample(language);
    expect(said((await printAndRead(resume)).resume)).toEqual(said(resume));
  });

  it.each(DOCUMENT_LANGUAGES)(
    'has a glyph for all that it says of its own: %s',
    async (language) => {
      const words = await loadPaperWords(language, SECTIONS);
      const titles = SECTIONS.kinds.map(
        ({ kind, words: { title } }) => words.titleOf(kind) ?? title,
      );
      const months = Array.from({ length: 12 }, (_, at) =>
        words.formatDate({ year: 2024, month: at + 1 }),
      );
      const labels = ['gpa', 'minor'].map((member) => words.labelOf('education', member) ?? '');
      const texts = [...titles, ...titles.map((title) => title.toLocaleUpperCase(language))];
      const printed = [...texts, ...months, ...labels, words.present].map((text) => ({
        text,
        family: 'tinos',
        weight: 700 as const,
      }));
      expect(missingCharacters(printed)).toEqual([]);
    },
  );
});
