import type { Message } from '@shortlist/messages';
import type { ReadResume } from '../input/reading-worker.ts';
import { toText } from '../to-text.ts';

/** The number of texts that are listed one by one, and the longest of each, in characters. */
const NAMED = 20;
const LONGEST = 100;

/** Describes what of a file is not in the resume: what was left out for a reason, and what found no place. */
export function describeConversion(
  file: string,
  { notes, parsed: { unplaced } }: ReadResume,
): Message<'command'>[] {
  const left = notes.map((note): Message<'command'> => {
    return { code: 'command.leftOut', params: { file, note: toText(note) } };
  });
  if (unplaced.length === 0) return left;
  const named = unplaced.slice(0, NAMED).map(({ text, heading }) => ({ text: cut(text), heading }));
  return [...left, { code: 'command.unplaced', params: { file, named, count: unplaced.length } }];
}

const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);
