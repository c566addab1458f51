import { type Design, PRINTS_ALL, type Prints, type Split } from './design.ts';
import type { Part } from './part.ts';
import type { Language } from './people/person.ts';
import { renderTheme, type Theme } from './render-theme.ts';

/** A theme of JSON Resume (npm), printed by the browser. It only knows one language. */
function themeDesign(
  theme: Theme,
  split: Split,
  { language = 'en', ...prints }: Partial<Prints> & { language?: Language },
): Design {
  const printed = { ...PRINTS_ALL, ...prints };
  return {
    id: `theme-${theme}`,
    split,
    format: 'pdf',
    producer: 'chromium',
    languages: [language],
    needsDates: true,
    prints: printed,
    write: async (person, press) =>
      press.printHtml(await renderTheme(theme, person, printed.parts), 'A4'),
  };
}

const FEW: readonly Part[] = ['work', 'education', 'skills', 'languages', 'interests'];

export const THEMES: readonly Design[] = [
  themeDesign('autumn', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('caffeine', 'unseen', {
    parts: ['summary', ...FEW, 'awards'],
    hides: ['award date'],
    courses: 'points',
    home: 'town',
    score: false,
    workPlace: false,
  }),
  themeDesign('class', 'learn', {
    parts: ['summary', ...FEW],
    hides: ['degree'],
    courses: 'points',
    home: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('compact', 'unseen', {
    parts: ['summary', 'work', 'education', 'skills'],
    hides: ['study start'],
    courses: 'none',
    home: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('contempo', 'learn', {
    parts: [...FEW, 'awards'],
    hides: ['study start'],
    awardDates: 'year',
    courses: 'none',
    home: 'town',
    score: false,
    workPlace: false,
  }),
  themeDesign('direct', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'points',
    home: 'none',
    score: false,
  }),
  themeDesign('eloquent', 'unseen', {
    parts: ['summary', ...FEW, 'awards'],
    openEnd: 'silent',
    studyDates: 'year',
    courses: 'line',
    courseLabel: () => '',
    score: false,
    workPlace: false,
  }),
  themeDesign('flat', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    openEnd: 'silent',
    courses: 'points',
    home: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('keloran', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    studyDates: 'year',
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('lucide', 'unseen', {
    language: 'fr',
    parts: ['summary', ...FEW, 'certificates', 'projects'],
    courses: 'points',
    score: false,
  }),
  // It dates awards with the day of printing.
  themeDesign('mantra', 'learn', {
    parts: ['summary', ...FEW],
    studyDates: 'year',
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  // So does this.
  themeDesign('minyma', 'learn', {
    parts: ['summary', ...FEW, 'certificates', 'projects'],
    hides: ['project dates'],
    workSummary: false,
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('modern', 'unseen', {
    parts: ['summary', 'work', 'education', 'skills'],
    dates: 'year',
    courses: 'none',
    home: 'city',
    score: false,
    workPlace: false,
  }),
  themeDesign('onepage', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('onepage-plus', 'learn', {
    parts: ['summary', ...FEW, 'awards', 'certificates', 'projects'],
    openEnd: 'silent',
    courses: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('paper', 'unseen', {
    parts: [...FEW, 'awards'],
    courses: 'none',
    score: false,
    home: 'region',
    workPlace: false,
  }),
  themeDesign('projects', 'unseen', {
    parts: ['summary', ...FEW, 'awards', 'certificates', 'projects'],
    courses: 'points',
    score: false,
  }),
  themeDesign('rocketspacer', 'learn', {
    parts: ['summary', 'work', 'education', 'awards', 'skills', 'interests'],
    courses: 'points',
    home: 'none',
    score: false,
    workPlace: false,
  }),
  // Its months of awards are "undefined NaN".
  themeDesign('short', 'learn', {
    parts: ['summary', ...FEW],
    courses: 'none',
    score: false,
    home: 'none',
    workPlace: false,
  }),
  themeDesign('simple', 'learn', {
    parts: ['summary', 'work', 'education', 'skills', 'interests'],
    courses: 'points',
    home: 'city',
    score: false,
    workPlace: false,
  }),
  themeDesign('slick', 'unseen', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'points',
    home: 'none',
    score: false,
    workPlace: false,
  }),
  themeDesign('spartan', 'unseen', {
    parts: ['summary', ...FEW, 'awards'],
    studyDates: 'year',
    courses: 'points',
    score: false,
    workPlace: false,
  }),
  themeDesign('stackoverflow', 'unseen', { courseLabel: () => 'Major courses:', score: false }),
  themeDesign('straightforward', 'learn', {
    parts: ['summary', ...FEW, 'awards'],
    courses: 'none',
    score: false,
    home: 'town',
  }),
  themeDesign('techlead', 'learn', {
    parts: ['work', 'education', 'awards', 'interests'],
    hides: ['award date', 'area'],
    courses: 'none',
    score: false,
  }),
];
