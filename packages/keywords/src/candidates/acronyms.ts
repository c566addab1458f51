import type { Sentence } from '../posting/parts/sentence.ts';
import { wordSet } from '../text/word-key.ts';
import { readWords, type Word } from '../text/words.ts';
import { type Candidate, phraseId } from './candidate.ts';
import { chunkPhrases } from './phrases/chunk.ts';

/** Capitals that are no skill: places, currencies, titles, employment terms, shouted words. */
const NO_SKILL = wordSet(`
US USA UK EU NYC UAE LA DC EST PST CST MST EDT PDT GMT UTC AM PM EOE EEO FTE PTO HQ CEO CTO CFO COO CIO CMO CISO VP SVP EVP AVP
DOE OTE ID PDF CV TBD TBA ASAP FAQ LLC LLP INC LTD PLC GMBH AG NOW NOT AND OR THE FOR WITH ALL NO YES MUST WE YOU OUR YOUR
ARE WHO HOW WHY REQ REF NEW TOP KEY JOB ROLE PAY PLUS NICE HAVE NEED WHAT DUTY DAY BOTH EACH FULL PART TIME ETC VIA PER USD GBP
EUR CAD AUD HR IT OT PT RTO LGBT LGBTQ BIPOC HSA FSA HMO PPO RRSP MR MRS MS DR ST ONLY BTW FYI NOTE HERE THIS THAT FROM INTO
WILL CAN MAY OUT OFF ANY ONE TWO ABOUT WORK TEAM HIRING WANTED URGENT JOIN NDA DEI ADA EAP LTD STD AD BBB RSU ESPP WFH APPLY
CTC ECTC LPA PAN LWD UAN IST BGV WFO F2F C2C C2H W2 H1B EAD OPT CPT SSN GC BFSI MNC TAT VMS LMK RSVP TBC POC EOD COB DOB
III VII VIII DUTIES CONTRACT CATEGORY ADMIN TTY NOTE PLEASE REGARDS THANKS SHARE POSTED SAVE REMOVE SHIFT
BENEFITS LOCATION SALARY TYPE ID'S AA BS BA MA MBA PHD MD JD GPA GED HS OK TV AI NGO INTL DEPT YOE YRS
LKW PKW EDV CDI CDD ETT SARL
`);

/** A name by its look takes at most so many words in all. */
const WORDS_AT_MOST = 4;

const ACRONYM = /^[A-Z]{3,6}s?$/;
/** "iTero"; "daysYou" are two words between which a page had a border. */
const CAMEL_CASE = /^(?:[A-Z]+[a-z]+[A-Z]\w*|[a-z]{1,3}[A-Z][a-zA-Z]+)$/;
const LETTERS_AND_DIGITS =
  /^(?!(?:Q[1-4]|H[12]|W2|[ABC][12]|[SKLT]\d|A\d{2,3}|C2C|B2B|B2C|D2C|\d)$)[A-Z]{1,5}\d{1,5}[A-Z]?$/;
const COMPOUND =
  /(?<![\w$£€.,/@-])[A-Za-z0-9]{1,8}(?:[-/&][A-Za-z0-9]{1,8}){1,3}\+?(?![\w/@+#-])|(?<![\w-])[A-Z][a-z]+\+(?!\w)/g;
const COMPOUND_SHAPE = /[A-Z]{2}|[A-Z][a-z]*-?\d|^[a-z]-[A-Z]|[A-Z]\/[A-Z\d]|[A-Z]&[A-Z]|[a-z]\+$/;
const NO_COMPOUND =
  /^(?:[\d/-]+[kKhx]?|M-F|M\/F|[KkPp]-\d+|f\/t|[AIRED](?:\/[AIRETPD])+|[yY]\/[nN]|24\/7|\w-\w+-\d{3,}|and\/or|he\/she|\d.*(?:hour|hr|day|week|month|year)s?)$/i;

/** Names by their look: acronyms, CamelCase, letters with digits, compounds such as UV-Vis or IQ/OQ. */
export function acronymCandidates(sentence: Sentence): Candidate[] {
  if (sentence.shouted) return [];
  const single = sentence.words
    .filter(({ text }) => isNameByLook(text))
    .map((word) => wholeName(sentence, word));
  return [...compounds(sentence), ...single];
}

/** A name by its look, and what belongs to it: "NIH Stroke Scale", "API security". */
function wholeName(sentence: Sentence, first: Word): Candidate {
  const from = sentence.words.indexOf(first);
  const rest = sentence.words.slice(from + 1, from + WORDS_AT_MOST);
  const capitals = takeWhile(rest, ({ text, breaks }) => !breaks && /^[A-Z\d]/.test(text));
  const noun = chunkPhrases(sentence).find(([head]) => head === first) ?? [];
  const last = [...capitals, ...noun].reduce((end, word) => Math.max(end, word.end), first.end);
  const { text, start } = sentence;
  return named(sentence, text.slice(first.start - start, last - start), first.start, last);
}

function takeWhile<T>(list: readonly T[], holds: (item: T) => boolean): T[] {
  const end = list.findIndex((item) => !holds(item));
  return list.slice(0, end < 0 ? undefined : end);
}

const isNameByLook = (word: string): boolean =>
  !NO_SKILL.has(word) &&
  !NO_SKILL.has(word.replace(/s$/, '')) &&
  (ACRONYM.test(word) || CAMEL_CASE.test(word) || LETTERS_AND_DIGITS.test(word));

function compounds(sentence: Sentence): Candidate[] {
  const allowed = new Set(sentence.words.map(({ start }) => start));
  return Array.from(sentence.text.matchAll(COMPOUND)).flatMap(({ index, 0: written }) => {
    const start = sentence.start + index;
    if (!allowed.has(start) || !isCompoundName(written)) return [];
    return [named(sentence, written, start, start + written.length)];
  });
}

const isCompoundName = (written: string): boolean =>
  COMPOUND_SHAPE.test(written) &&
  !NO_COMPOUND.test(written) &&
  (isAllCapitals(written) ||
    !written.split(/[-/&]/).some((part) => part.length > 1 && NO_SKILL.has(part)));

/** "CAN-SPAM": a name in capitals throughout, though one of its parts is a word. */
const isAllCapitals = (written: string): boolean =>
  /^[A-Z]{3,}(?:-[A-Z]{3,})+$/.test(written) &&
  !written.split('-').every((part) => NO_SKILL.has(part));

function named(sentence: Sentence, term: string, start: number, end: number): Candidate {
  const id = `phrase:${phraseId(readWords(term))}`;
  return { source: 'acronym', id, term, start, end, sentence };
}
