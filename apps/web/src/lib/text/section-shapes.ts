import type { OwnShape } from '@shortlist/resume';

/** Shapes that a section of a person's own may have. */
export const SHAPES: readonly { shape: OwnShape; label: string; hint: string }[] = [
  { shape: 'entries', label: 'Entries', hint: 'Each with a title, dates and points, like jobs.' },
  { shape: 'list', label: 'A list', hint: 'Points, one a line.' },
  { shape: 'text', label: 'Text', hint: 'One or more paragraphs.' },
];
