import { subject } from '../text.ts';
/** The words that say what a resume lacks of a posting and what to do, for each keyword and for the whole. */
export const keywords = subject('keywords', {
  // What the posting asks for, and what the resume says of it.
  typical: '{surface} is typical for the role.',
  required: 'The posting asks for it: {quote}',
  niceToHave: 'The posting lists it as nice to have: {quote}',
  notStated: 'It is not in your resume.',
  coveredBy: 'The posting asks for one of several, and your resume has {surface}.',
  denied: 'It says: {quote}',
  closest: 'The closest match is {term}: {quote}',
  /** With `In`: shown by a sentence of the resume, and in so many other places. */
  implied: '{term} implies it, but your resume does not say "{surface}".',
  impliedIn: {
    by: 'more',
    0: '{term} implies it, but your resume does not say "{surface}": {quote}',
    one: '{term} implies it, but your resume does not say "{surface}" (and in {more} more place): {quote}',
    other:
      '{term} implies it, but your resume does not say "{surface}" (and in {more} more places): {quote}',
  },
  /** In the place of `term`, where it has no name. */
  whatYouState: 'what you wrote',
  reworded: 'Your resume seems to say it in other words.',
  rewordedIn: {
    by: 'more',
    0: 'Your resume seems to say it in other words: {quote}',
    one: 'Your resume seems to say it in other words (and in {more} more place): {quote}',
    other: 'Your resume seems to say it in other words (and in {more} more places): {quote}',
  },
  confirmed: 'You confirmed that your resume shows it.',
  confirmedIn: {
    by: 'more',
    0: 'You confirmed that your resume shows it: {quote}',
    one: 'You confirmed that your resume shows it (and in {more} more place): {quote}',
    other: 'You confirmed that your resume shows it (and in {more} more places): {quote}',
  },
  otherName: 'Your resume has it under another name.',
  otherNameIn: {
    by: 'more',
    0: 'Your resume has it under another name: {quote}',
    one: 'Your resume has it under another name (and in {more} more place): {quote}',
    other: 'Your resume has it under another name (and in {more} more places): {quote}',
  },
  stated: 'Your resume has it.',
  statedIn: {
    by: 'more',
    0: 'Your resume has it: {quote}',
    one: 'Your resume has it (and in {more} more place): {quote}',
    other: 'Your resume has it (and in {more} more places): {quote}',
  },

  // A quote: words that end with a full stop of their own, and others.
  sentence: '“{words}”',
  phrase: '“{words}”.',

  // What to do about one keyword.
  condition: 'If you have used it, say where and with what result. If not, leave it out.',
  addSkill: '{surface}: If you have used it, say where and with what result. If not, leave it out.',
  addCertificate:
    '{surface}: If you hold it, add it with the issuer and year. If not, leave it out.',
  addDegree:
    '{surface}: If you have it, write the level and subject the way the posting does. If not, leave it out.',
  notFound: 'A reader who searches for "{surface}" will not find it.',
  useTheirWords:
    'Check whether it is the same thing. If it is, use the posting\'s words, "{surface}". If not, leave it out.',
  writeBeside:
    'A reader who searches for "{surface}" will not find it: write it beside those words.',
  writeOnce: 'Some searches are literal: write "{surface}" once beside your own wording.',
  nameInJob:
    'It is only in your list of skills. Mention {surface} in the job or project where you used it, with the result.',
  nothingToDo: 'Nothing to do.',

  // The whole posting.
  otherLanguage: 'This posting is in {language}. Keywords are found in {read, list} postings only.',
  pasteTranslated:
    'If there is a version of the posting in one of these languages, paste that one.',
  address: 'This is a link. We do not open links, so there is nothing to compare.',
  pasteText: 'Open it, copy the full text of the posting and paste it here.',
  title:
    'This is only a job title, so these are typical keywords for the role, not what this employer asks for.',
  unknownTitle: 'This looks like a job title, but we have no typical keywords for it.',
  pasteWhole: 'Paste the whole posting.',
  none: 'No keywords were found in this text.',
  pasteRequirements: 'Paste the whole posting, with its requirements.',
  matched: 'Your resume has {matched} of {total} keywords.',
  tooFew: 'With fewer than {least} keywords, a score would not mean much.',
  requiredMissing: {
    by: 'more',
    0: 'Required and missing: {names, series}.',
    other: 'Required and missing: {names, series} and {more} more.',
  },
  niceMissing: {
    by: 'more',
    0: 'Nice to have and missing: {names, series}.',
    other: 'Nice to have and missing: {names, series} and {more} more.',
  },
  beginWith: 'Start with {surface}.',
  postingSays: 'The posting says: {quote}',

  /** The reckoning of the score, for the person who asks. */
  formula:
    'Score = 100 × (weight of the keywords in your resume) ÷ (that weight plus the weight of the missing ones), rounded. A keyword the posting requires weighs 2, one that is nice to have 1. The weight of a missing keyword is multiplied by the fourth power of how sure we are that the posting asks for it. Of alternatives ("A or B"), one is enough. Indirect matches count as matches, and so does what you confirmed with a quote from your resume. With fewer than five keywords there is no score.',
});
