import { counted } from '@shortlist/messages';

const NUMBERS = new Intl.NumberFormat('en');

/** What the keyword panel says with counts in it. */
export const words = {
  tooLong: ({ length, most }: { length: number; most: number }) =>
    `This text has ${NUMBERS.format(length)} characters; at most ${NUMBERS.format(most)} can be compared. Leave out what is not about the job.`,
  matched: ({ matched, total }: { matched: number; total: number }) =>
    `${matched} of ${total} keywords`,
  gain: ({ points }: { points: number }) =>
    `Stating it would add ${counted(points, { one: 'point', other: 'points' })}.`,
  alternatives: ({ names }: { names: readonly string[] }) =>
    `One of these is enough too: ${names.join(', ')}.`,
  leftAside: ({ sentences }: { sentences: number }) =>
    `${counted(sentences, { one: 'sentence', other: 'sentences' })} of the posting left aside`,
};
