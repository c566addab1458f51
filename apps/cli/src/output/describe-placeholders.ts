import type { Message } from '@shortlist/messages';
import type { PrintedPlaceholder } from '@shortlist/model';

/** The number of placeholders that a line names one by one. */
const NAMED = 5;

/** Describes what is not filled in, in one line: "2 blanks are not filled in: [number] (Summary), [team] (Skills)." */
export const describePlaceholders = (
  file: string,
  placeholders: readonly PrintedPlaceholder[],
): Message<'command'> => ({
  code: 'command.placeholders',
  params: {
    file,
    count: placeholders.length,
    named: placeholders.slice(0, NAMED).map(nameOf),
    more: Math.max(0, placeholders.length - NAMED),
  },
});

const nameOf = ({ label, location }: PrintedPlaceholder): Message<'command'> => ({
  code: 'command.placeholder',
  params: { label, location },
});
