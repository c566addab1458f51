import { subject } from '../../text.ts';

/** In the place of a page that is not there, not yet there, or not to be had. */
export const frame = subject('frame', {
  pageNotFound: 'Page not found',
  thereIsNothing:
    'There is nothing at this address. It may have been mistyped, or the page has moved.',
  goToYourResumes: 'Go to your resumes',
  goToHome: 'Go to Home',
  readTheFaq: 'Read the FAQ',
  yourResume: 'Your resume could not be loaded',
  theServerDidNotAnswer:
    'The server did not answer. Nothing is lost; check the connection and try again.',
  loadingThePage: 'Loading the page',
  thisPage: 'This page could not be loaded',
  somethingWentWrong: 'Something went wrong on this page',
  notFetched: {
    by: 'reason',
    missing:
      'It could not be fetched. The connection may be away, or a newer version is out. What you typed is kept. ({message})',
    timeout: 'It did not arrive within two minutes. What you typed is kept. ({message})',
  },
  whatYouTypedIsKept:
    'What you typed is kept in this browser. Try the page again; if it keeps failing, reload it.',
});
