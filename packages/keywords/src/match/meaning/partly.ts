import type { Group, Kind } from '../../lexicon/lexicon.ts';
import { readName } from '../../lexicon/read-name.ts';
import { wordKey, wordSet } from '../../text/word-key.ts';
import { readWords, type Word } from '../../text/words.ts';
import { findGroupIn, findName } from '../find-in-resume.ts';
import type { Asked, Context } from '../match.ts';
import { findGroup } from '../names/names-of.ts';
import type { ResumeIndex, Run } from '../resume-index.ts';
import { findReworded, TIGHT } from './reworded.ts';

/** Heads that only say what is done with the thing before them: "sweep testing" is shown by "swept the lines". */
const LIGHT: ReadonlySet<string> = new Set(
  [
    ...wordSet(`testing tests operation operations management handling monitoring maintenance preparation planning work working
  experience training knowledge service services support control analysis reporting reports records checks check equipment systems
  system software updates upgrades deployment deployments strategy rate rates ticket tickets card licence license goals goal
  procedures techniques skills tools administration processing development design exercises assessment assessments prevention
  programs programmes projects environment authority rights exposure methods activities tasks duties requirements rules practices guidelines
  principles forms sheets logs interpretation registered registration membership accredited certified fitting crm erp pos`),
  ].map(wordKey),
);

/** "Class A licence", "Phase 2", "non-sterile": a letter, a number or a denial is never left out. */
const TELLS_WHICH = /^.$|\d|^non$/;

const SMALL = wordSet('and or for in to with on');

/** Words of a keyword that one may leave out, and of one that is a name. */
const WORDS_TO_LEAVE = 3;
const WORDS_AT_MOST = 5;
/** A word in more names of the lexicon than this tells of too many things. */
const NAMES_OF_A_RARE_WORD = 3;
const LETTERS_OF_A_RARE_WORD = 4;
/** Kinds of names that stand for the whole, whatever noun follows. */
const NAMED: ReadonlySet<Kind> = new Set(['tool', 'standard', 'certificate', 'language']);

/** Places where a resume has all of a keyword but what says least. */
export function findPartly({ surface, group }: Asked, context: Context): Run[] {
  if (group !== undefined && group.kind !== 'skill' && group.kind !== 'certificate') return [];
  const words = readWords(surface).filter(({ key }) => !SMALL.has(key));
  if (words.some(({ key }) => TELLS_WHICH.test(key))) return [];
  return [...findWithoutHead(words, context), ...findWithoutOne(words, context)];
}

/** "Salesforce CRM", "ANR rate", "gait training": by the one word that tells which. */
function findWithoutHead([first, head, ...others]: readonly Word[], context: Context): Run[] {
  if (first === undefined || head === undefined || others.length > 0) return [];
  const known = findGroup(context.lexicon, first.text);
  const isLight = LIGHT.has(head.key);
  if (known !== undefined)
    return tellsAlone(known, isLight, head) ? findGroupIn(context.index, known) : [];
  return isLight ? findTelling(first, context) : [];
}

/** A tool, norm or licence stands for what is done with it, any other name only for itself with a light head. */
const tellsAlone = ({ kind }: Group, isLight: boolean, { text }: Word): boolean =>
  kind !== 'weak' && (isLight || (NAMED.has(kind) && /^[a-z]{4,}$/.test(text)));

/** Finds where a word stands that tells which by itself: an abbreviation, or one that few names of the lexicon have. */
function findTelling({ text, key }: Word, { index, lexicon }: Context): Run[] {
  const isInName = ({ to }: Run) => /^[a-z]/.test(text) && isNameWithNext(index, to - 1);
  if (/^[A-Z]{2,}s?$/.test(text)) return findName(index, readName(`=${text}`), true);
  const names = lexicon.words.get(key) ?? 0;
  const isRare = names <= NAMES_OF_A_RARE_WORD && text.length >= LETTERS_OF_A_RARE_WORD;
  return isRare ? findName(index, readName(text), false).filter((run) => !isInName(run)) : [];
}

/** "ADP Workforce Now": a word that is a part of a name. */
function isNameWithNext({ words }: ResumeIndex, at: number): boolean {
  const [word, next] = words.slice(at, at + 2);
  return [word, next].every((each) => /^[A-Z][a-z]/.test(each?.text ?? '')) && !next?.breaks;
}

/** Words that must be left where the head goes. */
const WORDS_TO_STAY = 2;

/** "DOT medical card" by "medical card": one word may lack, but the head only where it is light. */
function findWithoutOne(words: readonly Word[], { index }: Context): Run[] {
  const keys = words.map(({ key }) => key);
  if (keys.length < WORDS_TO_LEAVE || keys.length > WORDS_AT_MOST) return [];
  if (words.filter(({ text }) => /^[A-Z][a-z]/.test(text)).length > 1) return [];
  return keys.flatMap((_, at) => {
    const rest = keys.filter((_other, other) => other !== at);
    return at < keys.length - 1 || mayLackHead(keys, rest) ? findReworded(index, rest, TIGHT) : [];
  });
}

const mayLackHead = (keys: readonly string[], rest: readonly string[]): boolean =>
  LIGHT.has(keys.at(-1) ?? '') && rest.filter((key) => !LIGHT.has(key)).length >= WORDS_TO_STAY;
