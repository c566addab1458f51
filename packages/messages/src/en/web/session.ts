import { subject } from '../../text.ts';

/** The form to log in, and leaving a session that has ended. */
export const session = subject('session', {
  notStartedAnew: 'Starting anew did not work. Please try again in a moment.',
  notNow: 'Not now',
  startAnew: 'Start anew',
  ended: 'Your session has ended',
  endedText:
    'Resumes that are in an account are there when you log in. Those of a visit without one cannot be opened any more. You can start anew here with an empty list.',
});
