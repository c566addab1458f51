/** The form that a field of a JSON Resume file should have and has not. */
export const jsonResume = {
  text: 'This should be text.',
  list: 'This should be a list.',
  object: 'This should be an object.',
};
