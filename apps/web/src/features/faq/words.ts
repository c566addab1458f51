import { plural } from '@shortlist/messages';

// What the FAQ says with counts in it.

export const found = ({ count }: { count: number }) =>
  plural(count, { one: '1 question', other: `${count} questions` });
