import { subject } from '../../text.ts';

/** A second opinion about keywords. */
export const opinion = subject('opinion', {
  ask: {
    one: 'Ask {model} about {count} missing keyword',
    other: 'Ask {model} about {count} missing keywords',
  },
  none: 'It found none of them in your resume.',
  found: {
    one: 'It found words for one keyword. Count only what is true: it may be wrong.',
    other: 'It found words for {count} keywords. Count only what is true: it may be wrong.',
  },
  foundWords: 'Words found in your resume',
  countIt: 'Count it',
  notThis: 'Not this',
  secondOpinion: 'Second opinion',
  status: 'Second opinion status',
  countsNow: '“{keyword}” counts now.',
  staysMissing: '“{keyword}” stays missing.',
  whatIsSent: 'these keywords, the job description and your resume without your contact details',
  waiting: 'Waiting for the language model…',
});
