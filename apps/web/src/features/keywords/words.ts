import { plural } from '@shortlist/messages';

// What the keyword panel says with counts in it.

export const tooLong = ({ length, most }: { length: number; most: number }) =>
  `This text has ${length.toLocaleString('en')} characters; at most ${most.toLocaleString('en')} can be compared. Leave out what is not about the job.`;

export const matched = ({ matched, total }: { matched: number; total: number }) =>
  `${matched} of ${total} keywords`;

export const gain = ({ points }: { points: number }) =>
  `Stating it would add ${plural(points, { one: '1 point', other: `${points} points` })}.`;

export const alternatives = ({ names }: { names: readonly string[] }) =>
  `One of these is enough too: ${names.join(', ')}.`;

export const leftAside = ({ sentences }: { sentences: number }) =>
  plural(sentences, {
    one: '1 sentence of the posting left aside',
    other: `${sentences} sentences of the posting left aside`,
  });
