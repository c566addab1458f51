import { fc, it as property } from '@fast-check/vitest';
import { DOCUMENT_LANGUAGES, type Resume, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { lossesOf } from './losses.test-support.ts';
import { designs, gateRuns, OUR_FILES, OUR_TEXTS } from './our-pdf.test-support.ts';

const FILES = [...OUR_FILES, ...OUR_TEXTS];

/** The fields that studies have besides degree, school and dates: each alone and all together. */
const REMARKS = {
  grade: { gpa: '3.62', minor: '' },
  minor: { gpa: '', minor: 'Music' },
  place: { gpa: '0.5', minor: '', location: 'Leeds' },
  points: { gpa: '4', minor: '', bullets: '• Wrote a thesis.\n• Sang.' },
  all: { gpa: '2.0', minor: 'Music', location: 'Leeds', bullets: '• Sang.' },
};
const NAMES = Object.keys(REMARKS) as (keyof typeof REMARKS)[];

/** Words of one language under titles and labels of another, with those remarks in its studies. */
function inLanguage(language: string, words: string, remarks: keyof typeof REMARKS): Resume {
  const resume = readSample(words);
  const educations = flatEntriesOf(resume, 'education', SECTIONS).map((study) => ({
    ...study,
    ...REMARKS[remarks],
  }));
  const { sections } = resumeWith({ educations }, resume);
  const studies = sections.filter(({ key }) => key === 'education');
  return {
    ...resume,
    sections: resume.sections.map((own) => studies.find(({ key }) => key === own.key) ?? own),
    look: {
      ...resume.look,
      language: DOCUMENT_LANGUAGES.find((each) => each === language) ?? 'en',
    },
  };
}

const FROM_RIGHT = ['ar', 'he'];

/**
 * Checks whether letters of one word come from several fonts in a line of two directions: there pdf.js tells a space between
 * them that is not drawn: "Ş ub 2019", "项目 经理".
 */
const isParted = (language: string, words: string): boolean =>
  (FROM_RIGHT.includes(words) && ['tr', 'ru', 'uk'].includes(language)) ||
  (FROM_RIGHT.includes(language) && words === 'zh');

describe.each(FILES)('our own $file', ({ file, writeFile }) => {
  it.each(DOCUMENT_LANGUAGES)(
    '[OC6] [EX2] brings every label of its own back: %s',
    async (language) => {
      for (const [words, remarks] of [
        [language, 'all'],
        ['en', 'grade'],
      ] as const) {
        const resume = inLanguage(language, words, remarks);
        expect([words, remarks, await lossesOf(resume, await writeFile(resume))]).toEqual([
          words,
          remarks,
          [],
        ]);
      }
    },
  );

  const anyLanguage = fc.constantFrom(...DOCUMENT_LANGUAGES);
  const anyDesign = fc.constantFrom(...designs.all.map(({ id }) => id));
  property.prop([anyLanguage, anyLanguage, fc.constantFrom(...NAMES), anyDesign], gateRuns(10))(
    '[OC6] [DS3] comes back whole with words of another language, in whatever design',
    async (language, words, remarks, design) => {
      fc.pre(file !== 'PDF' || !isParted(language, words));
      const said = inLanguage(language, words, remarks);
      const resume = { ...said, look: { ...said.look, design } };
      expect(await lossesOf(resume, await writeFile(resume))).toEqual([]);
    },
  );
});
