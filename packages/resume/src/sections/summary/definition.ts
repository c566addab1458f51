import { defineText } from '../define-section.ts';

export const summary = defineText('summary', { title: 'Summary' });
