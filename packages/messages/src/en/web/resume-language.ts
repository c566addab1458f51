import { subject } from '../../text.ts';

/** The language of a resume. */
export const resumeLanguage = subject('resumeLanguage', {
  title: 'Language of the resume',
  whatIsPrintedInIt:
    'Section titles, months and “Present” are printed in this language. Your own text does not change.',
  language: 'Language',
  readsLike: 'Your text looks like {guess}.',
  resumeReadsLike:
    'This resume looks like {guess}, but its section titles and months are in English.',
  keepEnglish: 'Keep English',
  printThemIn: 'Print them in {guess}',
});
