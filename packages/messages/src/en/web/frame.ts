import { subject } from '../../text.ts';

/** In the place of a page that is not there, not yet there, or not to be had. */
export const frame = subject('frame', {
  notFound: 'Page not found',
  notFoundHint: 'There is no page at this address. It may be mistyped, or the page may have moved.',
  toResumes: 'Go to your resumes',
  goToHome: 'Go to Home',
  readTheFaq: 'Read the FAQ',
  noDocument: 'No document of yours is at that address. It may have been deleted.',
  resumeNotLoaded: 'Your resume could not be loaded',
  noAnswer: 'The server did not answer. Nothing is lost; check the connection and try again.',
  loading: 'Loading the page',
  pageNotLoaded: 'This page could not be loaded',
  failed: 'Something went wrong on this page',
  notFetched: {
    by: 'reason',
    missing:
      'It could not be loaded. You may be offline, or there may be a newer version. What you typed is kept. ({message})',
    timeout: 'It did not load within two minutes. What you typed is kept. ({message})',
  },
  failedHint:
    'What you typed is kept in this browser. Try again; if it keeps failing, reload the page.',
});
