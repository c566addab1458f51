import { subject } from '../../text.ts';

/** Resumes that are tailored from others, where they are listed and opened. */
export const tailored = subject('tailored', {
  tailor: 'Tailor for a job',
  notOpened: 'The form could not be loaded',
  from: 'Tailored from {title}',
  fromDeleted: 'Tailored from another resume',
  more: { one: '1 more tailored resume', other: '{count} more tailored resumes' },
  detach: 'Detach from its base',
});
