import { defineText } from '../define-section.ts';

/** One skill, or one line of skills, a line. */
export const skills = defineText('skills', { title: 'Skills' });
