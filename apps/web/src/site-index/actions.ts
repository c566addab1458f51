import { hrefOf } from '@shortlist/contracts';
import type { SiteDocument } from './site-document.ts';

type Action = Omit<SiteDocument, 'askedAs' | 'text'>;

const action = (href: string, title: string, about: string): Action => ({
  href,
  kind: 'action',
  title,
  about,
});

/** Actions that are offered before anything is typed, and where nothing is found. */
export const OFFERED_ACTIONS: readonly Action[] = [
  action(hrefOf('resumes'), 'Create a resume', 'Write it by hand and watch the page follow.'),
  action(hrefOf('jobSearch'), 'See open roles', 'Search them by word, department and location.'),
  action(hrefOf('faq'), 'Read the FAQ', 'Short answers to what people ask first.'),
  action(hrefOf('contactUs'), 'Write to us', 'A person reads what you send.'),
];

/** Other actions for a person here. */
export const OTHER_ACTIONS: readonly Action[] = [
  action(
    hrefOf('resumes', {}, { query: { begin: 'upload' } }),
    'Import a resume',
    'Upload a PDF, DOCX or DOC; you see what was read before anything is saved.',
  ),
  action(hrefOf('login'), 'Log in', 'Open the resumes of your account.'),
  action(
    hrefOf('login', {}, { query: { view: 'sign-up' } }),
    'Create account',
    'Your resumes on every device. It costs nothing.',
  ),
  action(
    hrefOf('login', {}, { query: { view: 'forgot' } }),
    'Forgot password',
    'We mail you a link to set a new one.',
  ),
  action(
    hrefOf('account'),
    'Your account',
    'Change your name, email or password, download everything, or delete the account.',
  ),
];
