import { counted, listed, quoted } from './wording.ts';

const condition = 'If you have used it, say where and with what result. If not, leave it out.';

type Found = {
  /** The sentence of the resume that shows it; undefined where none is known. */
  sentence: string | undefined;
  /** Number of other places where it stands. */
  more: number;
};

/** The resume's own words as the end of a sentence. */
function proof({ sentence, more }: Found): string {
  if (sentence === undefined) return '.';
  const others = more > 0 ? ` (and in ${counted(more, MORE_PLACES)})` : '';
  return `${others}: ${quoted(sentence)}`;
}

const MORE_PLACES = { one: 'more place', other: 'more places' };

type Missing = { names: readonly string[]; more: number };

const unnamed = ({ names, more }: Missing) =>
  more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');

/** The words that say what a resume lacks of a posting and what to do, for each keyword and for the whole. */
export const keywords = {
  // What the posting asks for, and what the resume says of it.
  typical: ({ surface }: { surface: string }) => `${surface} is typical of the role.`,
  required: ({ sentence }: { sentence: string }) => `The posting asks for it: ${quoted(sentence)}`,
  niceToHave: ({ sentence }: { sentence: string }) =>
    `The posting lists it as a plus: ${quoted(sentence)}`,
  notStated: 'Your resume does not state it.',
  denied: ({ sentence }: { sentence: string }) => `It says: ${quoted(sentence)}`,
  closest: ({ term, sentence }: { term: string; sentence: string }) =>
    `The closest thing it states is ${term}: ${quoted(sentence)}`,
  implied: ({ by, surface, ...found }: Found & { by: string | undefined; surface: string }) =>
    `${by ?? 'what you state'} implies it, but your resume does not say "${surface}"${proof(found)}`,
  reworded: (found: Found) => `Your resume seems to say it in other words${proof(found)}`,
  confirmed: (found: Found) => `You confirmed that your resume shows it${proof(found)}`,
  otherName: (found: Found) => `Your resume states it under another name${proof(found)}`,
  stated: (found: Found) => `Your resume states it${proof(found)}`,

  // What to do about one keyword.
  condition,
  addSkill: ({ surface }: { surface: string }) => `${surface}: ${condition}`,
  addCertificate: ({ surface }: { surface: string }) =>
    `${surface}: If you hold it, add it with issuer and year. If not, leave it out.`,
  addDegree: ({ surface }: { surface: string }) =>
    `${surface}: If you have it, write level and subject the way the posting does. If not, leave it out.`,
  notFound: ({ surface }: { surface: string }) =>
    `A reader who searches for "${surface}" will not find it.`,
  useTheirWords: ({ surface }: { surface: string }) =>
    `Check whether it is the same thing. If it is, use the posting's words, "${surface}". If not, leave it out.`,
  writeBeside: ({ surface }: { surface: string }) =>
    `A reader who searches for "${surface}" will not find it: write it beside those words.`,
  writeOnce: ({ surface }: { surface: string }) =>
    `Some searches are literal: write "${surface}" once beside your own wording.`,
  nameInJob: ({ surface }: { surface: string }) =>
    `It stands only in your list of skills: name ${surface} in the job or project where you used it, with the result.`,
  nothingToDo: 'Nothing to do.',

  // The whole posting.
  otherLanguage: ({ language, read }: { language: string; read: readonly string[] }) =>
    `This posting is in ${language}. Keywords are found in ${listed(read)} postings only.`,
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
  matched: ({ matched, total }: { matched: number; total: number }) =>
    `Your resume states ${matched} of ${total} keywords.`,
  tooFew: ({ least }: { least: number }) => `Below ${least} keywords a score would say nothing.`,
  requiredMissing: (missing: Missing) => `Asked for and not stated: ${unnamed(missing)}.`,
  niceMissing: (missing: Missing) => `A plus and not stated: ${unnamed(missing)}.`,
  beginWith: ({ surface }: { surface: string }) => `Begin with ${surface}.`,
  postingSays: ({ sentence }: { sentence: string }) => `The posting says: ${quoted(sentence)}`,

  /** The reckoning of the score, for the person who asks. */
  formula:
    'Score = 100 × (weight of the keywords your resume states) ÷ (that weight and the weight of those it does not state), rounded. ' +
    'A keyword the posting requires weighs 2, one that is nice to have 1. One that is missing weighs the less the less sure we are that the posting asks for it: times its certainty to the fourth power. Of alternatives ("A or B") one is enough. ' +
    'Indirect matches count as stated, and so does what you confirmed with a quote from your resume. Below five keywords there is no score.',
};
