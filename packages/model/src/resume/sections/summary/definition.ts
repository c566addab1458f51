import { en } from '@shortlist/messages';
import { defineText } from '../define-section.ts';

export const summary = defineText({
  kind: 'summary',
  words: en.sections.texts.summary,
  layout: 'paragraphs',
});
