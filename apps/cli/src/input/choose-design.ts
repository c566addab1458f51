import type { Designs } from '@shortlist/templates';
import { usageError } from '../command.ts';
import { choicesOf } from '../to-text.ts';

/** The design that was named; undefined where none was. Throws `CommandError` for one that there is not. */
export function chooseDesign(id: string | undefined, { all, find }: Designs) {
  if (id === undefined) return undefined;
  const design = find(id);
  if (design) return design;
  throw usageError({ code: 'command.unknownDesign', params: { id, choices: choicesOf(all) } });
}
