import { subject } from '../../text.ts';

/** The keyword panel. */
export const keywordPanel = subject('keywordPanel', {
  tooLong:
    'This text has {length} characters; at most {most} can be compared. Leave out what is not about the job.',
  matched: '{matched} of {total} keywords',
  gain: {
    by: 'points',
    one: 'Stating it would add {points} point.',
    other: 'Stating it would add {points} points.',
  },
  alternatives: 'One of these is enough too: {names, series}.',
  leftAside: {
    by: 'sentences',
    one: '{sentences} sentence of the posting left aside',
    other: '{sentences} sentences of the posting left aside',
  },
  ofTitle:
    'This is a job title, so these are keywords typical of the role, not what an employer asks for.',
  matchingKeywords: 'Matching Keywords',
  noneYet: 'None yet.',
  indirectKeywords: 'Indirect Keywords',
  missingKeywords: 'Missing Keywords',
  noneMissing: 'None: your resume states them all.',
  missingHint:
    'A dashed edge: nice to have. “+4”: points that stating it would add. Only state what is true.',
  analysisRecommendation: 'Analysis & Recommendation',
  gap: 'Gap',
  recommendation: 'Recommendation',
  editIt: 'Edit it',
  showOnPage: 'Show it on the page',
  notClaimed: 'Named in your resume, not claimed',
  found: 'Found in your resume',
  notStated: 'Your resume does not state it.',
  mentioned: 'Mentioned in the job description',
  typical: 'Not mentioned: it is typical of the role.',
  askedFor: 'Asked for',
  niceToHave: 'Nice to have',
  notScored: ', not scored',
  notTheSame: 'Not the same after all',
  theSame: 'Yes, that is the same',
  doNotCount: 'Do not count it',
  doNotScore: 'Do not score it',
  notTrue: 'Not true for me, hide it',
  alsoNice: ', nice to have',
  pointsToGain: 'points if stated',
  title: 'AI Keyword Targeting',
  noPosting:
    'No job description provided. Paste one in the AI builder to see keyword analysis.',
  theComparison: 'The comparison could not be made. Your resume and the job description are safe.',
  comparing: 'Comparing your resume with the job description',
  hiddenBy: 'Hidden by you ({count})',
  hiddenKeywords: 'Hidden keywords',
  bringBack: 'Bring back',
  bringBackNamed: 'Bring back {surface}',
  asideHint:
    'Pay, perks, equal opportunity and the employer’s own praise ask for nothing.',
  aside: 'Sentences left aside',
  others: 'Other phrases, not scored ({count})',
  othersHint: 'They may be keywords or mere words. Choose one to have it scored.',
  otherPhrases: 'Other phrases',
  scoreIt: ', score it',
  posting: 'Job description or job title',
  postingHint:
    'Stays in this browser tab until you close it. Only a language model that you ask gets it.',
  done: 'Done',
  editPosting: 'Edit job description',
  remove: 'Remove',
  score: 'Overall Match Score',
  noScore: 'No score',
  tooFew:
    'Too few keywords were found for a number: below five it would say nothing.',
  howCounted: 'How this is counted',
  scoreHint:
    'It tells how much of what this posting asks for your resume states. Hiring systems do not compute it, and the numbers of two postings cannot be compared. Formula version {version}.',
  status: { by: 'status', matching: 'Matching', indirect: 'Indirect', missing: 'Missing' },
});
