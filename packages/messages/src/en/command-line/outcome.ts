import { counted } from '../wording.ts';

type Reading = {
  /** Of the person; undefined where none was read. */
  name: string | undefined;
  /** The number of entries or skills in each section. */
  sections: readonly { title: string; count: number }[];
  /** Fields that are better looked at. */
  unsure: number;
  unplaced: number;
  /** Of the unplaced texts. */
  hidden: number;
};

const LEFT_ASIDE = {
  one: 'sentence of the posting was',
  other: 'sentences of the posting were',
};

/** The words that the command line says of work that it has done. */
export const outcome = {
  read: ({ name = 'no name', sections, unsure, unplaced, hidden }: Reading) => {
    const parts = sections.map(({ title, count }) => `${title} ${count}`);
    return [
      `${name}: ${parts.join(', ') || 'no sections'}`,
      ...(unsure > 0 ? [`${unsure} to check`] : []),
      ...(unplaced > 0 ? [`${unplaced} unplaced`] : []),
      ...(hidden > 0 ? [`${hidden} of them hidden on the page`] : []),
    ].join('; ');
  },

  noScore: 'No score',
  tooFewForScore: ({ matched, total }: { matched: number; total: number }) =>
    `${matched} of ${total} keywords; too few for a score`,
  score: (match: { score: number; matched: number; total: number; version: string }) =>
    `Overall Match Score: ${match.score} % (${match.matched} of ${match.total} keywords, formula ${match.version})`,
  otherPhrases: 'Other phrases from the posting, not scored',
  gap: ({ text }: { text: string }) => `Gap: ${text}`,
  recommendation: ({ text }: { text: string }) => `Recommendation: ${text}`,
  leftAside: ({ sentences }: { sentences: number }) =>
    `${counted(sentences, LEFT_ASIDE)} left aside.`,
};
