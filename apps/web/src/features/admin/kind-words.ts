import type { SubmissionKind } from '@shortlist/contracts';

const WORDS: Record<SubmissionKind, [one: string, several: string]> = {
  inquiry: ['inquiry', 'inquiries'],
  application: ['application', 'applications'],
};

/** "1 inquiry", "1,200 applications". */
export const countOf = (kind: SubmissionKind, count: number): string =>
  `${count.toLocaleString('en-US')} ${WORDS[kind][count === 1 ? 0 : 1]}`;

export const severalOf = (kind: SubmissionKind): string => WORDS[kind][1];
