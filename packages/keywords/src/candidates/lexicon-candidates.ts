import { type FoundName, findNames } from '../lexicon/find-names.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { Sentence } from '../posting/parts/sentence.ts';
import type { Word } from '../text/words.ts';
import type { Candidate } from './candidate.ts';

/** "Non-sterile" is not sterile. */
const NON = /\bnon-?$/i;
const NON_LENGTH = 5;

const isDenied = (text: string, at: number): boolean =>
  NON.test(text.slice(Math.max(0, at - NON_LENGTH), at));

/** The lexicon's names in a sentence. `text` is the posting's clean text. */
export function lexiconCandidates(lexicon: Lexicon, text: string, sentence: Sentence): Candidate[] {
  const { words } = sentence;
  const found = findNames(lexicon, text, words).filter(
    ({ from }) => !isDenied(text, words[from]?.start ?? 0),
  );
  return found.map((name) => {
    const to = endOfProduct(name, found, sentence);
    const start = words[name.from]?.start ?? sentence.start;
    const end = words[to - 1]?.end ?? sentence.end;
    const isApart = to > name.to || standsBesideItsLike(name, found, text, words);
    const surface = text.slice(start, end);
    const { canonical } = name.group;
    return {
      source: 'lexicon',
      id: isApart
        ? `group:${canonical}:${words
            .slice(name.from, to)
            .map(({ key }) => key)
            .join(' ')}`
        : `group:${canonical}`,
      term: isApart ? surface : canonical,
      start,
      end,
      sentence,
      ...((to === name.to || isEdition(text.slice(words[name.to]?.start, end))) && {
        group: name.group,
      }),
      ...(name.name.everyday && { everyday: true }),
    };
  });
}

/** A further word of a product's name: "Looker Studio", "SAP PM", "ArcGIS Pro 3". */
const OF_A_PRODUCT = /^(?:[A-Z][A-Za-z]*\d*|\d{1,3})$/;
/** Words that say what one does or is with a product: "Salesforce Administrator", "AWS Certified". */
const NO_PRODUCT =
  /(?:[^t]er|or|ant|ent|ist|yst|ian|ect|ing|ment|tion|ity|ed)s?$|^(?:experience|skills?|knowledge|code|scripts?|macros?|apis?|sdk|sql|data|software|systems?|tools?|stack|licen[sc]e|exam|and|or|in|on|for|with|i+|iv|us|uk|eu|r|c|required|preferred|plus|team|users?|environments?|projects?|technolog(?:y|ies)|platforms?|products?|services?|apps?|databases?|reports?|dashboards?|level|stage|key|basic|senior|junior|head|chief|present|current|today|now|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|expert|proficiency)$/i;
/** Editions of one product, as against its neighbours: who knows one knows the other. */
const isEdition = (behind: string): boolean =>
  /^(?:Pro|Suite|Desktop|Standard|Premium|Professional|Plus|Ultimate|Edition|Studio)$/.test(behind);
/** More words are no name. */
const WORDS_BEHIND = 2;

/** The end of a product's name that goes on behind the name that the lexicon has, in a sentence that is not all capitals. */
function endOfProduct(
  { name, group, to }: FoundName,
  found: readonly FoundName[],
  { words, shouted, text }: Sentence,
): number {
  if (group.kind !== 'tool' || shouted || !/^[A-Z]/.test(name.text) || isTitled(text)) return to;
  const next = found.find(({ from }) => from >= to)?.from ?? words.length;
  let end = to;
  while (end < next && end < to + WORDS_BEHIND && isOfProduct(words[end])) end += 1;
  return /^\d/.test(words[end - 1]?.text ?? '') ? to : end;
}

const isOfProduct = (word: Word | undefined): boolean =>
  word !== undefined && !word.breaks && OF_A_PRODUCT.test(word.text) && !NO_PRODUCT.test(word.text);

/** "Strong Python Programming Experience": where every long word has its capital, capitals mark no name. */
const isTitled = (text: string): boolean => {
  const long = text.match(/\b[A-Za-z]{4,}/g) ?? [];
  return long.length > 2 && long.every((word) => /^[A-Z]/.test(word));
};

/** "Skirting, architrave": what a posting lists side by side are two things to it, though the lexicon has them as one. */
function standsBesideItsLike(
  { group, name, from }: FoundName,
  found: readonly FoundName[],
  text: string,
  words: readonly Word[],
): boolean {
  return found.some((other) => {
    if (other.group !== group || other.to > from || other.name.joined === name.joined) return false;
    const between = text.slice(words[other.to - 1]?.end, words[from]?.start);
    return /^\s*(?:,\s*(?:and|or)?|and|or|\/|&|\+)\s*$/i.test(between);
  });
}
