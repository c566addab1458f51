import { en } from '@shortlist/messages';
import { defineText } from '../define-section.ts';

/** One skill, or one line of skills, a line. */
export const skills = defineText({
  kind: 'skills',
  words: en.sections.texts.skills,
  layout: 'inline',
  jsonResume: 'skills',
});
