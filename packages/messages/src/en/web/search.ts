import { subject } from '../../text.ts';

/** The search of the site. */
export const search = subject('search', {
  results: { one: '{count} result', other: '{count} results' },
  nothing: 'Nothing found. {count} things that you can do instead',
  resultList: 'Results',
  nothingFound: 'Nothing was found for “{text}”. You can do one of these instead.',
  notLoaded: 'The search could not be loaded.',
  placeholder: 'Write a resume, find a job, ask a question',
  heading: {
    by: 'kind',
    here: 'This resume',
    action: 'Do this',
    resume: 'Your resumes',
    job: 'Open roles',
    page: 'Pages',
    faq: 'Questions and answers',
    article: 'Articles',
  },
  yourResume: 'One of your resumes',
  /** Words that are typed by those who look for a job. */
  jobAskedAs: 'job role position vacancy opening career',
});
