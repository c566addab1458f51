import { counted } from '@shortlist/messages';

/** What the FAQ says with counts in it. */
export const words = {
  found: ({ count }: { count: number }) => counted(count, { one: 'question', other: 'questions' }),
};
