import { subject } from '../../text.ts';

/** The search of the site. */
export const search = subject('search', {
  results: { one: '{count} result', other: '{count} results' },
  nothing: 'Nothing found. {count} things you can do instead',
  resultList: 'Results',
  nothingFound: 'Nothing found for “{text}”. Try one of these instead.',
  notLoaded: 'The search could not be loaded.',
  placeholder: 'Write a resume, find a job, ask a question',
  heading: {
    by: 'kind',
    here: 'This resume',
    hereLetter: 'This letter',
    action: 'Do this',
    resume: 'Your resumes',
    letter: 'Your letters',
    job: 'Open roles',
    page: 'Pages',
    faq: 'Questions and answers',
    article: 'Articles',
  },
  yourResume: 'Your resume',
  yourLetter: 'Your letter',
  /** Words that are typed by those who look for a job. */
  jobAskedAs: 'job role position vacancy opening career',
});
