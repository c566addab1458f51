import { subject } from '../../text.ts';

/** Figures of a person's applications. */
export const applicationsFigures = subject('applicationsFigures', {
  now: 'Now',
  funnel: 'How far they went',
  funnelHint: 'By the furthest point an application ever reached.',
  weeks: 'Applications by week',
  noneSent: 'Nothing sent yet.',
  week: 'Week of',
  count: 'Applications',
  inWeek: {
    one: 'Week of {day}: {count} application',
    other: 'Week of {day}: {count} applications',
  },
  answers: 'Answers',
  answersHint: 'An answer is that talks or more were reached.',
  tailored: 'With a tailored resume',
  plain: 'With the resume as it is',
  of: '{count} of {total}',
  ofPercent: '{count} of {total} ({percent}%)',
  waiting: 'Waiting for an answer',
  quiet: 'Quiet for two weeks',
});
