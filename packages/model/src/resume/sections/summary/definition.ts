import { defineText } from '../define-section.ts';

export const summary = defineText({
  kind: 'summary',
  words: {
    title: 'Summary',
    hint: 'Two to four sentences: what you do, what you are good at, what you look for.',
    save: 'SAVE SUMMARY',
  },
  layout: 'paragraphs',
});
