import { plural } from '@shortlist/messages';

// What the preview says with counts in it.

export const placeholdersLeft = ({ count }: { count: number }) =>
  plural(count, {
    one: 'A blank is not filled in',
    other: `${count} blanks are not filled in`,
  });

// What stands on the download menu.

export const OTHER_FORMATS = 'Other formats';

const HINTS: Readonly<Record<string, (hasColumns: boolean) => string>> = {
  docx: (hasColumns) =>
    hasColumns
      ? 'To go on editing elsewhere. The two columns become one.'
      : 'To go on editing elsewhere.',
  txt: () => 'For forms that take pasted text. Without bold and italics.',
  md: () => 'For notes and wikis. Bold, italics and links stay.',
  json: () => 'For other programs that read resumes. Nothing is left out.',
};

/** What a format is for, and what becomes of the design in it; empty for a format of somebody else's. */
export const formatHint = (id: string, hasColumns: boolean): string =>
  HINTS[id]?.(hasColumns) ?? '';
