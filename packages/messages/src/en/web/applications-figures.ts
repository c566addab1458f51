import { subject } from '../../text.ts';

/** Figures of a person's applications. */
export const applicationsFigures = subject('applicationsFigures', {
  now: 'Now',
  funnel: 'How far they went',
  funnelHint: 'By the furthest status each application reached.',
  weeks: 'Applications by week',
  noneSent: 'No applications sent yet.',
  week: 'Week of',
  count: 'Applications',
  inWeek: {
    one: 'Week of {day}: {count} application',
    other: 'Week of {day}: {count} applications',
  },
  answers: 'Answers',
  answersHint: 'Applications that reached Talking or later.',
  tailored: 'With a tailored resume',
  plain: 'Without a tailored resume',
  of: '{count} of {total}',
  ofPercent: '{count} of {total} ({percent}%)',
  waiting: 'Waiting for an answer',
  quiet: 'Quiet for two weeks',
});
