import { subject } from '../../text.ts';

/** The language of a resume. */
export const resumeLanguage = subject('resumeLanguage', {
  title: 'Language of the resume',
  whatIsPrintedInIt:
    'Section titles, months and “Present” are printed in it. What you write stays as it is.',
  language: 'Language',
  readsLike: 'What you wrote reads like {guess}.',
  resumeReadsLike:
    'This resume reads like {guess}, and its section titles and months are in English.',
  keepEnglish: 'Keep English',
  printThemIn: 'Print them in {guess}',
});
