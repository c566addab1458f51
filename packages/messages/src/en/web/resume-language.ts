import { subject } from '../../text.ts';

/** The language of a resume. */
export const resumeLanguage = subject('resumeLanguage', {
  languageOfTheResume: 'Language of the resume',
  sectionTitlesMonths: 'Section titles, months and “Present” are printed in it. What you write stays as it is.',
  language: 'Language',
  whatYouWroteReadsLike: 'What you wrote reads like {guess}.',
  thisResumeReadsLike: 'This resume reads like {guess}, and its section titles and months are in English.',
  keepEnglish: 'Keep English',
  printThem: 'Print them in {guess}',
  titlesAndMonthsArePrinted: 'Titles and months are printed in {name}.',
});
