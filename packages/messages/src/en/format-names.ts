import type { Cases } from '../text.ts';

/** Names of the formats in which documents are given to others. */
export const FORMAT_NAMES = {
  by: 'format',
  pdf: 'PDF',
  docx: 'Word',
  txt: 'Plain text',
} as const satisfies Cases;
