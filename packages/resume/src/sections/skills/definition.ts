import { defineText } from '../define-section.ts';

/** One skill, or one line of skills, a line. */
export const skills = defineText({
  kind: 'skills',
  printedWords: () => import('./printed-words.ts'),
  words: {
    title: 'Skills',
    hint: 'One skill, or one group of skills, a line.',
    save: 'SAVE SKILLS',
  },
  layout: 'inline',
});
