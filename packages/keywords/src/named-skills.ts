import { listSure } from './candidates/list-candidates.ts';
import { proveEveryday } from './candidates/prove-everyday.ts';
import { findLanguage } from './languages/find-language.ts';
import type { Language } from './languages/language.ts';
import type { Group, Lexicon } from './lexicon/lexicon.ts';
import type { Status } from './match/match.ts';
import { matchKeyword } from './match/match-keyword.ts';
import { readDefinitions } from './match/names/names-of.ts';
import { indexForPosting } from './match/resume-index.ts';
import type { Sentence } from './posting/parts/sentence.ts';
import { isShouting } from './posting/shouting.ts';
import type { ResumeText } from './resume-text.ts';
import { type CleanText, cleanText, sourceRange, sourceSlice } from './text/clean-text.ts';
import { listLines, listSentences } from './text/sentences.ts';
import { readWords, type Word } from './text/words.ts';

/** A skill that a text names, and whether a resume states it; the range is of the text. */
export type NamedSkill = {
  start: number;
  end: number;
  /** Its group where the lexicon has its name; a degree, a certificate or a norm of that shape has none. */
  group?: Group;
  status: Status;
};

/**
 * Makes the list of the skills that a text names by a name of the lexicon or by a sure shape, whatever else it says of them. It is no
 * posting: nothing of it is passed over, and nothing is weighed. One that is too short to tell its language is read in the resume's.
 */
export function createSkillReader(
  resume: ResumeText,
  lexicon: Lexicon,
): (text: string) => NamedSkill[] {
  const ofResume = findLanguage(cleanText(resume.text).text);
  return (text) => {
    const clean = cleanText(text);
    const language = findLanguage(clean.text) ?? ofResume;
    const rules = lexicon.languages.find(({ name }) => name === language);
    const found = listTold(clean, rules).flatMap((each) => listSure(lexicon, clean, each));
    const candidates = proveEveryday(lexicon, clean, found).filter(
      ({ source }) => source !== 'phrase',
    );
    if (candidates.length === 0) return [];
    const index = indexForPosting(resume, { language: rules?.name, lexicon });
    const context = { index, lexicon, definitions: readDefinitions(clean.text) };
    const statuses = new Map<string, Status>();
    return candidates.map(({ id, term, group, degree, ...place }) => {
      const surface = sourceSlice(clean, place.start, place.end).replace(/\s+/g, ' ');
      const known = { ...(group && { group }), ...(degree && { degree }) };
      const key = `${id} ${surface}`;
      const status =
        statuses.get(key) ??
        matchKeyword({ term, surface, mentions: [], ...known }, context).status;
      statuses.set(key, status);
      const [start, end] = sourceRange(clean, place.start, place.end);
      return { start, end, status, ...(group && { group }) };
    });
  };
}

/** The sentences of a text that all count alike. */
function listTold({ text }: CleanText, rules: Language | undefined): Sentence[] {
  const words = readWords(text, rules);
  const stretches = listLines(text).flatMap((line) => listSentences(text, line));
  let next = 0;
  return stretches.map(({ start, end }) => {
    const within: Word[] = [];
    for (; (words[next]?.start ?? end) < end; next += 1)
      within.push(...words.slice(next, next + 1));
    const said = text.slice(start, end);
    return {
      ...{ start, end, text: said, kind: 'must', shouted: isShouting(said), words: within },
      ...{
        boilerplate: false,
        foreign: false,
        item: true,
        heading: false,
        margin: false,
        denied: [],
      },
      ...(rules && { rules }),
    };
  });
}
