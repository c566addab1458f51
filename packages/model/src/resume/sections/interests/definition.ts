import { defineText } from '../define-section.ts';

/** The person's interests. */
export const interests = defineText({
  kind: 'interests',
  isOptional: true,
  words: {
    title: 'Interests',
    hint: 'One interest, or one group of interests, a line.',
    save: 'SAVE INTERESTS',
  },
  layout: 'inline',
  jsonResume: 'interests',
});
