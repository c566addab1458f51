/** Words of the sample resume that can be typed. */
export type SampleWords = { fullName: string; role: string; company: string; points: string };

/** Its words before anybody types; `npm run pictures` draws the paper that is shown until then. */
export const SAMPLE_WORDS: SampleWords = {
  fullName: 'Nora Whitfield',
  role: 'Senior Software Engineer',
  company: 'Harbor Payments',
  points:
    'Led the move of 14 settlement jobs to an event-driven service, cutting the nightly window from 6 hours to 35 minutes.\nDesigned idempotent retries for card refunds.',
};

/** Most characters of each: a sample of one page. */
export const SAMPLE_LIMITS: Record<keyof SampleWords, number> = {
  fullName: 80,
  role: 80,
  company: 80,
  points: 700,
};
