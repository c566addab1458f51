import type { Message } from '@shortlist/messages';
import type { PrintedPlaceholder } from '@shortlist/resume';

/** The number of placeholders that a line names one by one. */
const NAMED = 5;

/** Describes what is not filled in, in one line: "2 blanks are not filled in: [number] (Summary), [team] (Skills)." */
export const describePlaceholders = (
  file: string,
  placeholders: readonly PrintedPlaceholder[],
): Message<'command'> => ({
  code: 'command.placeholders',
  params: { file, named: placeholders.slice(0, NAMED), count: placeholders.length },
});
