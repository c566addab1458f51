import { subject } from '../../text.ts';

/** The page that the link at the end of a reminder leads to. */
export const endReminders = subject('endReminders', {
  title: 'Stop reminders by email?',
  hint: 'Press the button and no more reminders of your applications are sent to the account that got this email.',
  stop: 'Stop reminders',
  incomplete: 'This link is incomplete. Open the link in the email again.',
  stopped: 'Reminders are off',
  stoppedHint:
    'No more are sent to the account that got this email. If one comes all the same, use the link in that one. You can switch them on again below the month of your applications.',
  toApplications: 'Your applications',
});
