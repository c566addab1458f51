import type { FitChange, HiddenPart } from '@shortlist/fit';
import type { Message } from '@shortlist/messages';
import { type Naming, named } from './named.ts';

/** Describes what was made smaller for a resume to fit, in one line. */
export function describeFit(
  file: string,
  pages: number,
  changes: readonly FitChange[],
): Message<'command'> {
  if (changes.length === 0) return { code: 'command.fits', params: { file, pages } };
  return { code: 'command.fitted', params: { file, pages, changes: changes.map(change) } };
}

const change = ({ knob, from, to }: FitChange): Message<'command'> => ({
  code: 'command.change',
  params: { knob, from: toHundredths(from), to: toHundredths(to) },
});

const toHundredths = (value: number) => Math.round(value * 100) / 100;

/** The parts that are named. */
const NAMING: Naming<HiddenPart> = {
  most: 3,
  nameOf: ({ what, title }) => ({
    code: what === 'points' ? 'command.pointsOf' : 'command.quoted',
    params: { title },
  }),
};

/** Describes a resume that does not fit, and what would have to go. */
export function describeMisfit(
  file: string,
  { goal, pages, parts }: { goal: number; pages: number; parts: readonly HiddenPart[] },
): Message<'command'> {
  const takes: Message<'command'> = { code: 'command.tooLong', params: { file, pages } };
  const advice: Message<'command'> =
    parts.length === 0
      ? { code: 'command.nothingToDrop', params: { goal } }
      : { code: 'command.toDrop', params: { titles: named(parts, NAMING), goal } };
  return { code: 'command.notFitted', params: { takes, advice } };
}
