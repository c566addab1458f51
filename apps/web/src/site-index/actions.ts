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
  action(hrefOf('resumes'), 'Create a resume', 'Write it yourself and watch the page take shape.'),
  action(hrefOf('jobSearch'), 'See open roles', 'Search by keyword, department and location.'),
  action(hrefOf('faq'), 'Read the FAQ', 'Short answers to common questions.'),
  action(hrefOf('contactUs'), 'Write to us', 'A person reads every message.'),
];

/** Other actions for a person here. */
export const OTHER_ACTIONS: readonly Action[] = [
  action(
    hrefOf('resumes', {}, { query: { begin: 'upload' } }),
    'Import a resume',
    'Upload a PDF, DOCX or DOC and check what was read before it is saved.',
  ),
  action(hrefOf('login'), 'Log in', 'Open the resumes in your account.'),
  action(
    hrefOf('login', {}, { query: { view: 'sign-up' } }),
    'Create account',
    'Your resumes on every device, for free.',
  ),
  action(
    hrefOf('login', {}, { query: { view: 'forgot' } }),
    'Forgot password',
    'We’ll email you a link to set a new one.',
  ),
  action(
    hrefOf('account'),
    'Your account',
    'Change your name, email or password, download everything, or delete your account.',
  ),
];
