import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import {
  DOCUMENT_LANGUAGES,
  guessLanguage,
  loadPaperWords,
  NO_SETTINGS,
  printedResume,
  SECTIONS,
} from '../index.ts';
import { experienceWith, resumeWith } from '../resume/resume.test-support.ts';

describe('[OC6] the words of a language', () => {
  it.each(DOCUMENT_LANGUAGES.slice(1))(
    'are there for every kind of section, month and label: %s',
    async (language) => {
      const words = await loadPaperWords(language, SECTIONS);
      const missing = SECTIONS.kinds
        .filter(({ kind }) => !words.titleOf(kind))
        .map(({ kind }) => kind);
      expect(missing).toEqual([]);
      const months = Array.from({ length: 12 }, (_, at) =>
        words.formatDate({ year: 2024, month: at + 1 }),
      );
      expect(new Set(months).size).toBe(12);
      expect(months.every((month) => month.includes('2024'))).toBe(true);
      expect(words.labelOf('education', 'gpa')).toMatch(/\S\s?[:：]\s?$/u);
    },
  );

  it('stand on paper, below a title that the person gave', async () => {
    const job = experienceWith({
      role: 'Leiterin',
      startDate: 'Mar 2020',
      endDate: 'Present',
      isCurrent: true,
    });
    const resume = resumeWith({ experiences: [job], skills: 'Lesen' });
    const words = await loadPaperWords('de', SECTIONS);
    const { sections } = printedResume(resume, { sections: SECTIONS, words });
    expect(sections.map(({ title }) => title)).toEqual(['Berufserfahrung', 'Kenntnisse']);
    expect(sections[0]?.entries[0]?.dates).toMatchObject([{ text: 'März 2020 – heute' }]);
    const titleOf = (title: string) => {
      const titled = {
        ...resume,
        sections: resume.sections.map((section) =>
          section.key === 'skills' ? { ...section, settings: { ...NO_SETTINGS, title } } : section,
        ),
      };
      return printedResume(titled, { sections: SECTIONS, words }).sections[1]?.title;
    };
    expect(titleOf('Was ich kann')).toBe('Was ich kann');
    expect(titleOf(' ')).toBe('Kenntnisse');
  });

  it('are English where nothing was chosen', async () => {
    const resume = resumeWith({
      experiences: [experienceWith({ role: 'Lead', startDate: 'Mar 2020' })],
    });
    const english = printedResume(resume, {
      sections: SECTIONS,
      words: await loadPaperWords('en', SECTIONS),
    });
    expect(english).toEqual(printedResume(resume, { sections: SECTIONS }));
  });
});

describe('[OC6] the language that a resume is written in', () => {
  it.each(DOCUMENT_LANGUAGES)('is guessed from its words: %s', (language) => {
    expect(guessLanguage(readSample(language), SECTIONS)).toBe(language);
  });

  it.each(SAMPLES)('is no other than it is: %s', (sample) => {
    const known: Record<string, string> = {
      arabic: 'ar',
      hebrew: 'he',
      hindi: 'hi',
      chinese: 'zh',
      russian: 'ru',
      greek: 'el',
      polish: 'pl',
      spanish: 'es',
    };
    const named = Object.entries(known).find(([name]) => sample.includes(name))?.[1];
    expect([named ?? 'en', undefined]).toContain(guessLanguage(readSample(sample), SECTIONS));
  });
});
