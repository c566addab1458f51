import { subject } from '../../text.ts';

/** Making a resume that is tailored from another. */
export const tailorForm = subject('tailorForm', {
  forThisJob: 'Tailor a resume for this job',
  hint: 'The new resume follows {base}: what you change in it is its own, everything else stays up to date with it.',
  hintFromTailored: 'The new resume begins with the changes of {base} and follows the same base.',
  name: 'Resume name',
  nameExample: 'Platform engineer, Acme',
  create: 'Create',
  notCreated: 'The resume was not created',
  nowEditing: 'You are now editing {name}.',
});
