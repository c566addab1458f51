import { subject } from '../../text.ts';

/** A second opinion about keywords. */
export const opinion = subject('opinion', {
  ask: {
    one: 'Ask {model} about {count} missing keyword',
    other: 'Ask {model} about {count} missing keywords',
  },
  none: 'It found none of them in your resume.',
  found: {
    one: 'It found a passage for one keyword. It may be wrong, so count only what is true.',
    other: 'It found passages for {count} keywords. It may be wrong, so count only what is true.',
  },
  foundWords: 'Words found in your resume',
  countIt: 'Count it',
  notThis: 'Not this',
  secondOpinion: 'Second opinion',
  status: 'Second opinion status',
  countsNow: '“{keyword}” now counts.',
  staysMissing: '“{keyword}” is still missing.',
  whatIsSent: 'these keywords, the job description and your resume without your contact details',
  waiting: 'Waiting for the language model…',
});
