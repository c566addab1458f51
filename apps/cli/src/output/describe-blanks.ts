import type { Message } from '@shortlist/messages';
import type { PrintedBlank } from '@shortlist/resume';

/** How many placeholders a line names one by one. */
const NAMED = 5;

/** What is not filled in, in one line: "2 blanks are not filled in: [number] (Summary), [team] (Skills)." */
export const describeBlanks = (
  file: string,
  blanks: readonly PrintedBlank[],
): Message<'command'> => ({
  code: 'command.placeholders',
  params: { file, named: blanks.slice(0, NAMED), count: blanks.length },
});
