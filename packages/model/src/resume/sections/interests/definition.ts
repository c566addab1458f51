import { en } from '@shortlist/messages';
import { defineText } from '../define-section.ts';

/** The person's interests. */
export const interests = defineText({
  kind: 'interests',
  isOptional: true,
  words: en.sections.texts.interests,
  layout: 'inline',
  jsonResume: 'interests',
});
