import { subject } from '../text.ts';
/** The words that say what a resume lacks of a posting and what to do, for each keyword and for the whole. */
export const keywords = subject('keywords', {
  // What the posting asks for, and what the resume says of it.
  typical: '{surface} is typical of the role.',
  required: 'The posting asks for it: {quote}',
  niceToHave: 'The posting lists it as a plus: {quote}',
  notStated: 'Your resume does not state it.',
  coveredBy: 'The posting is content with one of several, and your resume states {surface}.',
  denied: 'It says: {quote}',
  closest: 'The closest thing it states is {term}: {quote}',
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
  whatYouState: 'what you state',
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
  otherName: 'Your resume states it under another name.',
  otherNameIn: {
    by: 'more',
    0: 'Your resume states it under another name: {quote}',
    one: 'Your resume states it under another name (and in {more} more place): {quote}',
    other: 'Your resume states it under another name (and in {more} more places): {quote}',
  },
  stated: 'Your resume states it.',
  statedIn: {
    by: 'more',
    0: 'Your resume states it: {quote}',
    one: 'Your resume states it (and in {more} more place): {quote}',
    other: 'Your resume states it (and in {more} more places): {quote}',
  },

  // A quote: words that end with a full stop of their own, and others.
  sentence: '“{words}”',
  phrase: '“{words}”.',

  // What to do about one keyword.
  condition: 'If you have used it, say where and with what result. If not, leave it out.',
  addSkill: '{surface}: If you have used it, say where and with what result. If not, leave it out.',
  addCertificate: '{surface}: If you hold it, add it with issuer and year. If not, leave it out.',
  addDegree:
    '{surface}: If you have it, write level and subject the way the posting does. If not, leave it out.',
  notFound: 'A reader who searches for "{surface}" will not find it.',
  useTheirWords:
    'Check whether it is the same thing. If it is, use the posting\'s words, "{surface}". If not, leave it out.',
  writeBeside:
    'A reader who searches for "{surface}" will not find it: write it beside those words.',
  writeOnce: 'Some searches are literal: write "{surface}" once beside your own wording.',
  nameInJob:
    'It stands only in your list of skills: name {surface} in the job or project where you used it, with the result.',
  nothingToDo: 'Nothing to do.',

  // The whole posting.
  otherLanguage: 'This posting is in {language}. Keywords are found in {read, list} postings only.',
  pasteTranslated: 'If the posting exists in one of these languages, paste that one.',
  address:
    'This is the address of a page. Nothing is fetched from it, so there is nothing to compare.',
  pasteText: 'Open it, copy the text of the whole posting and paste that.',
  title:
    'This is a job title, not a description: these are keywords typical of the role, not what this employer asks for.',
  unknownTitle: 'This looks like a job title, and it is none we have typical keywords for.',
  pasteWhole: 'Paste the whole posting.',
  none: 'No keywords were recognised in this text.',
  pasteRequirements: 'Paste the whole posting, with its requirements.',
  matched: 'Your resume states {matched} of {total} keywords.',
  tooFew: 'Below {least} keywords a score would say nothing.',
  requiredMissing: {
    by: 'more',
    0: 'Asked for and not stated: {names, series}.',
    other: 'Asked for and not stated: {names, series} and {more} more.',
  },
  niceMissing: {
    by: 'more',
    0: 'A plus and not stated: {names, series}.',
    other: 'A plus and not stated: {names, series} and {more} more.',
  },
  beginWith: 'Begin with {surface}.',
  postingSays: 'The posting says: {quote}',

  /** The reckoning of the score, for the person who asks. */
  formula:
    'Score = 100 × (weight of the keywords your resume states) ÷ (that weight and the weight of those it does not state), rounded. A keyword the posting requires weighs 2, one that is nice to have 1. One that is missing weighs the less the less sure we are that the posting asks for it: times its certainty to the fourth power. Of alternatives ("A or B") one is enough. Indirect matches count as stated, and so does what you confirmed with a quote from your resume. Below five keywords there is no score.',
});
