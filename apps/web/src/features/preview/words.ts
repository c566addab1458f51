import { plural } from '@shortlist/messages';

// What the preview says with counts in it.

export const placeholdersLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: 'A blank is not filled in',
    other: `${count} blanks are not filled in`,
  });

export const OTHER_FORMATS = 'Other formats';
