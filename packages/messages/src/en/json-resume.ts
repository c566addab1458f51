/** What a field of a JSON Resume file should be and is not. */
export const jsonResume = {
  text: 'This should be text.',
  list: 'This should be a list.',
  object: 'This should be an object.',
};
