import { defineText } from '../define-section.ts';

/** One skill, or one line of skills, a line. */
export const skills = defineText({
  kind: 'skills',
  words: {
    title: 'Skills',
    hint: 'One skill, or one group of skills, a line.',
    save: 'SAVE SKILLS',
  },
  layout: 'inline',
  jsonResume: 'skills',
});
