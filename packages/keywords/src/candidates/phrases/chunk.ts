import type { Sentence } from '../../posting/parts/sentence.ts';
import type { Word } from '../../text/words.ts';
import { ENDS, GENERIC, HEADS_OF_NO_SKILL, LEADING, TRAILING, VERBS } from './chunk-words.ts';
import { isVerb } from './is-verb.ts';
import { CALENDAR } from './phrase-source.ts';
import { beforePhrase, behindPhrase } from './slot.ts';

/** A phrase longer than this is a clause. */
const WORDS_AT_MOST = 3;
/** Endings of single words that name a skill or a subject. */
const NOUN_OF_WORK =
  /(?:ing|tion|sis|ology|graphy|metry|iatrics|ance|ics|ship|try|acy|ery|age|ment|ure|ism|ware)s?$/i;
const SOFT =
  /\b(?:communicat\w+|interpersonal|organi[sz]ational|problem[- ]solving|time management|multi-?task\w*|team ?(?:work|player)|attention|detail[- ]oriented|self[- ]\w+|critical thinking|work ethic|attitude|fast[- ]paced|people|verbal|written|oral|personality|mindset|passion\w*|motivat\w+|flexib\w+|reliab\w+|adaptab\w+|enthusias\w+|judge?ment|initiative|curio\w+|humou?r|egos?)\b/i;
const OFFER =
  /\b(?:parking|death in service|insurance|vacation|holidays?|bonus|salary|pension|benefits?|401k?|pto|stipend|perks?|equity|discount|reimbursement|gym|snacks?|remote|hybrid|onsite|overtime|shifts?|weekends?|nights?|hours?|wknds?|days?|lift\w*|lbs?|pounds?|degree|diploma|bachelor\w*|visa|relocation|resume|applicants?)\b/i;

/** The noun phrases of a sentence, trimmed of what only praises or sorts. */
export function chunkPhrases(sentence: Sentence): Word[][] {
  return splitAtEnds(sentence).flatMap((run) => {
    const phrase = trimPhrase(run, isBehindDeterminer(sentence, run[0]));
    return isPhrase(phrase, sentence) ? [phrase] : [];
  });
}

/** "the market research", "a close reading": behind these a word is a noun, though it could be a verb. */
const isBehindDeterminer = ({ text, start: origin }: Sentence, word: Word | undefined): boolean =>
  word !== undefined &&
  /\b(?:the|an?|of|in|with|on|our|your|their|its|any)\s$/i.test(text.slice(0, word.start - origin));

/** Characters between two words of a phrase, and between two that "of" joins. */
const GAP = 3;
const GAP_OF = 8;

function splitAtEnds(sentence: Sentence): Word[][] {
  const { words } = sentence;
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of words) {
    const ends = endsPhrase(word) && !isHyphened(sentence, word);
    if (word.breaks || ends || isFarFrom(sentence, run, word)) {
      runs.push(run);
      run = [];
    }
    if (!ends) run.push(word);
  }
  runs.push(run);
  return runs.filter(({ length }) => length > 0);
}

/** "analysis of change" and "bills of lading" are one phrase; "range of tools" is not. */
function isFarFrom({ text, start: origin }: Sentence, run: readonly Word[], word: Word): boolean {
  const last = run.at(-1);
  if (last === undefined || word.start - last.end <= GAP) return false;
  const between = text.slice(last.end - origin, word.start - origin);
  const head = last.text.toLowerCase();
  return !(
    word.start - last.end <= GAP_OF &&
    /^\sof\s(?:the\s)?$/i.test(between) &&
    (NOUN_OF_WORK.test(head) || /[^s]s$/.test(head)) &&
    !isPlain(head)
  );
}

/** "on-time delivery", "up-to-date": inside a compound no word ends a phrase. */
const isHyphened = ({ text, start: origin }: Sentence, { start, end }: Word): boolean =>
  /^-\p{L}/u.test(text.slice(end - origin, end - origin + 2)) ||
  /\p{L}-$/u.test(text.slice(Math.max(0, start - origin - 2), start - origin));

/** Checks whether a word belongs to no phrase. */
export function endsPhrase({ text, key }: Word): boolean {
  const lower = text.toLowerCase();
  return (
    ENDS.has(lower) ||
    key === 'and' ||
    /^\d+\+?$/.test(lower) ||
    /'(?:t|re|ve|ll|d)$/.test(lower) ||
    (/[a-z]ly$/.test(text) &&
      !/^[A-Z]/.test(text) &&
      !/^(?:family|assembly|supply|anomaly|monopoly|fly)$/.test(lower))
  );
}

/** Without a leading verb, praise, numbers, and a trailing word that only sorts. `isNoun`: the first word is no verb. */
export function trimPhrase(run: readonly Word[], isNoun = false): Word[] {
  const phrase = [...run];
  const first = () => phrase[0]?.text.toLowerCase() ?? '';
  const last = () => phrase.at(-1)?.text.toLowerCase() ?? '';
  if (phrase.length > 1 && !isNoun && (isVerb(first()) || isGerund(first()))) phrase.shift();
  const began = phrase.length;
  // "hands-on": the rest of a compound that fell is no beginning.
  const isLead = (word: string) =>
    LEADING.has(word) || /^\d/.test(word) || (phrase.length < began && ENDS.has(word));
  while (phrase.length > 0 && isLead(first())) phrase.shift();
  while (phrase.length > 1 && isTail(last()) && !isAdjective(phrase.at(-2))) phrase.pop();
  return phrase;
}

/** "clinical records": an adjective alone names nothing. */
const isAdjective = (word: Word | undefined): boolean =>
  /[a-z](?:al|ic|ive|ous|ary|ful|able|ible|ular|ent)$/.test(word?.text ?? '') &&
  !NOUN_OF_WORK.test(word?.text ?? '');

const isTail = (word: string) => TRAILING.has(word) || ENDS.has(word) || /ed$/.test(word);

/** Gerunds that name a kind of work rather than say what is done to what follows. */
const WORK =
  /^(?:testing|training|marketing|planning|scheduling|processing|modeling|modelling|programming|purchasing|recruiting|cleaning|welding|coaching|reporting|writing|tracking|packing|picking|labeling|pricing|monitoring|operating|screening|nursing|manufacturing|engineering|merchandising|editing|drafting|teaching)$/;

/** "managing", "developing": what comes behind is the phrase. */
function isGerund(word: string): boolean {
  const [, base = ''] = /^(.{3,})ing$/.exec(word) ?? [];
  if (base === '' || WORK.test(word)) return false;
  return [base, `${base}e`, base.replace(/(.)\1$/, '$1')].some((verb) => VERBS.has(verb));
}

function isPhrase(phrase: readonly Word[], sentence: Sentence): boolean {
  const text = phrase.map((word) => word.text).join(' ');
  if (phrase.length === 0 || phrase.length > WORDS_AT_MOST) return false;
  if (
    SOFT.test(text) ||
    OFFER.test(text) ||
    namesNoSkill(phrase) ||
    CALENDAR.has(text.toLowerCase())
  )
    return false;
  const [only] = phrase;
  if (phrase.length === 1 && only) return isSubject(only, sentence);
  return !phrase.every(({ text: word }) => isPlain(word.toLowerCase()));
}

/** A phrase about people, the employer or what one wears. */
const namesNoSkill = (phrase: readonly Word[]) =>
  HEADS_OF_NO_SKILL.has(phrase.at(-1)?.text.toLowerCase() ?? '');

const isPlain = (word: string) =>
  GENERIC.has(word) || LEADING.has(word) || TRAILING.has(word) || isVerb(word);

/** Checks whether one word alone can be a keyword: a name, the noun of a kind of work, or any noun from border to border. */
function isSubject(word: Word, sentence: Sentence): boolean {
  const { text, start, end, breaks } = word;
  const lower = text.toLowerCase();
  if (isPlain(lower) || lower.length < 4 || isGerund(lower)) return false;
  const before = beforePhrase(sentence, start);
  const listed = breaks || before === 'border' || before === 'conjunction';
  if (/^[A-Z]/.test(text) && word !== sentence.words[0]) return true;
  if (listed && NOUN_OF_WORK.test(lower)) return true;
  return !NO_NOUN.test(lower) && before !== 'word' && behindPhrase(sentence, end) !== 'word';
}

/** Endings of adjectives and of what was done to something. */
const NO_NOUN = /(?:ed|ly|ful|ous|ible|able|ive|less|est|ward)$/;
