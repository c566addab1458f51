import { isJobTitle, readRoles } from './analysis/roles.ts';
import { findLanguage } from './languages/find-language.ts';
import { LANGUAGE_LOADERS } from './languages/load-language.ts';
import { isLocal, type LocalLanguage } from './languages/supported.ts';
import type { Lexicon } from './lexicon/lexicon.ts';
import { LEXICON_TEXTS } from './lexicon/lexicon-text.ts';
import { readLexicon } from './lexicon/read-lexicon.ts';
import { loadDuties } from './match/duties/load-duties.ts';
import { dutyKeysOf } from './match/duty-signs.ts';
import { type Posting, readPosting } from './read-posting.ts';
import { type GivenResume, givenText } from './resume-text.ts';
import { cleanText } from './text/clean-text.ts';

/**
 * Reads a posting by as much of the lexicon as it and a resume speak of, and loads what of that is not there: the resume is
 * analysed as by the whole of it. `before` comes back where it is this posting and will do for the resume.
 */
export async function openPosting(
  source: string,
  resume: GivenResume,
  before?: Posting,
): Promise<Posting> {
  const isSame = before?.source === source;
  const texts = [givenText(resume).text, ...(isSame ? [] : [source])];
  const known = isSame ? before.lexicon.languages.map(({ name }) => name) : [];
  const languages = [...new Set([...known, ...texts.map(languageOf)].filter(isLocal))];
  if (isSame && languages.length === known.length) return before;

  const roles = isJobTitle(source) ? await loadRoles() : [];
  const lexicon = { ...(await loadNames(languages.toSorted())), roles };
  const { keywords, ...posting } = readPosting(source, lexicon);
  const keys = new Set(keywords.flatMap((keyword) => [...dutyKeysOf(keyword)]));
  const duties = await loadDuties(keys);
  return { ...posting, keywords, lexicon: { ...lexicon, duties } };
}

/** Loads the names of the lexicon in the languages that texts are in, without roles and signs of duties: all that the skills of a text are read by. */
export const openLexicon = (texts: readonly string[]): Promise<Lexicon> =>
  loadNames([...new Set(texts.map(languageOf).filter(isLocal))].toSorted());

const languageOf = (text: string) => findLanguage(cleanText(text).text);

const loadRoles = async () => readRoles((await import('./lexicon/role-texts.ts')).ROLE_TEXTS);

/** The names read so far, by the languages that they are in beside English. */
const readNames = new Map<string, Lexicon>();

async function loadNames(languages: readonly LocalLanguage[]): Promise<Lexicon> {
  const texts = await Promise.all(languages.map((each) => LANGUAGE_LOADERS[each]()));
  const key = languages.join();
  const lexicon = readNames.get(key) ?? readLexicon(LEXICON_TEXTS, texts);
  readNames.set(key, lexicon);
  return lexicon;
}
