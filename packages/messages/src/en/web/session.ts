import { subject } from '../../text.ts';

/** The form to log in, and leaving a session that has ended. */
export const session = subject('session', {
  notStartedAnew: 'Could not start fresh. Please try again in a moment.',
  notNow: 'Not now',
  startAnew: 'Start anew',
  ended: 'Your session has ended',
  endedText:
    'Log in to open the resumes in your account. Resumes made without an account can no longer be opened. You can start fresh with an empty list.',
});
