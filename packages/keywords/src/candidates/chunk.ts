import type { Sentence } from '../posting/sentence.ts';
import type { Word } from '../text/words.ts';
import { ENDS, GENERIC, HEADS_OF_NO_SKILL, LEADING, TRAILING, VERBS } from './chunk-words.ts';

/** A phrase longer than this is a clause. */
const WORDS_AT_MOST = 3;
/** Endings of single words that name a skill or a subject. */
const NOUN_OF_WORK =
  /(?:ing|tion|sis|ology|graphy|metry|iatrics|ance|ics|ship|try|acy|ery|age|ment|ure|ism|ware)s?$/i;
const SOFT =
  /\b(?:communicat\w+|interpersonal|organi[sz]ational|problem[- ]solving|time management|multi-?task\w*|team ?(?:work|player)|attention|detail[- ]oriented|self[- ]\w+|critical thinking|work ethic|attitude|fast[- ]paced|people|verbal|written|oral|personality|mindset|passion\w*|motivat\w+|flexib\w+|reliab\w+|adaptab\w+|enthusias\w+|judge?ment|initiative|curio\w+|humou?r|egos?)\b/i;
const OFFER =
  /\b(?:insurance|vacation|holidays?|bonus|salary|pension|benefits?|401k?|pto|stipend|perks?|equity|discount|reimbursement|gym|snacks?|remote|hybrid|onsite|overtime|shifts?|weekends?|nights?|hours?|wknds?|days?|lift\w*|lbs?|pounds?|degree|diploma|bachelor\w*|visa|relocation|resume|applicants?)\b/i;

/** The noun phrases of a sentence, trimmed of what only praises or sorts. */
export function chunkPhrases(sentence: Sentence): Word[][] {
  const { words } = sentence;
  return splitAtEnds(sentence).flatMap((run) => {
    const phrase = trimPhrase(run);
    return isPhrase(phrase, words) ? [phrase] : [];
  });
}

function splitAtEnds(sentence: Sentence): Word[][] {
  const { words } = sentence;
  const runs: Word[][] = [];
  let run: Word[] = [];
  for (const word of words) {
    const ends = endsPhrase(word) && !isHyphened(sentence, word);
    if (word.breaks || ends || word.start - (run.at(-1)?.end ?? word.start) > 3) {
      runs.push(run);
      run = [];
    }
    if (!ends) run.push(word);
  }
  runs.push(run);
  return runs.filter(({ length }) => length > 0);
}

/** "on-time delivery", "up-to-date": inside a compound no word ends a phrase. */
const isHyphened = ({ text, start: origin }: Sentence, { start, end }: Word): boolean =>
  /^-\p{L}/u.test(text.slice(end - origin, end - origin + 2)) ||
  /\p{L}-$/u.test(text.slice(Math.max(0, start - origin - 2), start - origin));

/** Whether a word belongs to no phrase. */
export function endsPhrase({ text, key }: Word): boolean {
  const lower = text.toLowerCase();
  return (
    ENDS.has(lower) ||
    key === 'and' ||
    /^\d+\+?$/.test(lower) ||
    /'(?:t|re|ve|ll|d)$/.test(lower) ||
    (lower.endsWith('ly') && !/^(?:family|assembly|supply|anomaly|monopoly|fly)$/.test(lower))
  );
}

/** Without a leading verb, praise, numbers, and a trailing word that only sorts. */
export function trimPhrase(run: readonly Word[]): Word[] {
  const phrase = [...run];
  const first = () => phrase[0]?.text.toLowerCase() ?? '';
  const last = () => phrase.at(-1)?.text.toLowerCase() ?? '';
  if (phrase.length > 1 && (isVerb(first()) || isGerund(first()))) phrase.shift();
  const began = phrase.length;
  // "hands-on": the rest of a compound that fell is no beginning.
  const isLead = (word: string) =>
    LEADING.has(word) || /^\d/.test(word) || (phrase.length < began && ENDS.has(word));
  while (phrase.length > 0 && isLead(first())) phrase.shift();
  while (phrase.length > 1 && isTail(last())) phrase.pop();
  return phrase;
}

const isTail = (word: string) => TRAILING.has(word) || ENDS.has(word) || /ed$/.test(word);

/** A verb in its base form or with -s: what a duty begins with. */
export function isVerb(word: string): boolean {
  return (
    VERBS.has(word) ||
    (/[^s]s$/.test(word) && VERBS.has(word.slice(0, -1))) ||
    (word.endsWith('es') && VERBS.has(word.slice(0, -2))) ||
    (word.endsWith('ies') && VERBS.has(`${word.slice(0, -3)}y`))
  );
}

/** Gerunds that name a kind of work rather than say what is done to what follows. */
const WORK =
  /^(?:testing|training|marketing|planning|scheduling|processing|modeling|modelling|programming|purchasing|recruiting|cleaning|welding|coaching|reporting|writing|tracking|packing|picking|labeling|pricing|monitoring|operating|screening|nursing|manufacturing|engineering|merchandising|editing|drafting|teaching)$/;

/** "managing", "developing": what comes behind is the phrase. */
function isGerund(word: string): boolean {
  const [, base = ''] = /^(.{3,})ing$/.exec(word) ?? [];
  if (base === '' || WORK.test(word)) return false;
  return [base, `${base}e`, base.replace(/(.)\1$/, '$1')].some((verb) => VERBS.has(verb));
}

function isPhrase(phrase: readonly Word[], words: readonly Word[]): boolean {
  const text = phrase.map((word) => word.text).join(' ');
  if (phrase.length === 0 || phrase.length > WORDS_AT_MOST) return false;
  if (SOFT.test(text) || OFFER.test(text) || namesNoSkill(phrase)) return false;
  const [only] = phrase;
  if (phrase.length === 1 && only) return isSubject(only, words[words.indexOf(only) - 1]);
  return !phrase.every(({ text: word }) => isPlain(word.toLowerCase()));
}

/** A phrase about people, the employer or what one wears. */
const namesNoSkill = (phrase: readonly Word[]) =>
  HEADS_OF_NO_SKILL.has(phrase.at(-1)?.text.toLowerCase() ?? '');

const isPlain = (word: string) =>
  GENERIC.has(word) || LEADING.has(word) || TRAILING.has(word) || isVerb(word);

/** Whether one word alone can be a keyword: a name, or the noun of a kind of work. */
function isSubject({ text, breaks }: Word, before: Word | undefined): boolean {
  const lower = text.toLowerCase();
  if (isPlain(lower) || lower.length < 4 || isGerund(lower)) return false;
  const listed = breaks || before?.key === 'and' || before?.key === 'or';
  return (before !== undefined && /^[A-Z]/.test(text)) || (listed && NOUN_OF_WORK.test(lower));
}
