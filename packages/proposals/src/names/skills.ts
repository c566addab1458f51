import { createSkillReader, type NamedSkill, type Posting } from '@shortlist/keywords';
import { abbreviationsIn } from './acronyms.ts';
import { wordsOf } from './names.ts';

type Range = { start: number; end: number };
type Group = NonNullable<NamedSkill['group']>;

/** Names of skills and what else is known of them, as `keywords` has it. */
export type Lexicon = Posting['lexicon'];

/** A skill that a proposal names, and whether its source neither states nor implies it. */
export type FoundSkill = Range & { isNew: boolean };

/**
 * Makes the list of skills, tools and certificates of a proposal. New is what the keyword analysis finds missing, so that another name for
 * the same thing is not, nor what is done and no thing with a name.
 */
export function createSkillFinder(
  source: string,
  lexicon: Lexicon,
): (proposal: string) => FoundSkill[] {
  const listSkills = createSkillReader({ text: source, parts: [] }, lexicon);
  const isSaid = saidIn(source);
  const isAbbreviated = abbreviationsIn(wordsOf(source), source);
  const isActivitySaid = activitiesIn(source);
  return (proposal) =>
    listSkills(proposal)
      // "Communication" and the like claim too little to be asked about.
      .filter(({ group }) => group?.kind !== 'weak')
      .map(({ start, end, group, status }) => {
        const words = proposal.slice(start, end);
        const isFree =
          group !== undefined &&
          !HELD.has(group.kind) &&
          !ACRONYM.test(words) &&
          (isLocal(group, words) || (isActivity(group) && isActivitySaid(words)));
        const isKnown =
          isFree || isSaid(words) || isAbbreviated({ text: words, start, end }, proposal);
        return { start, end, isNew: status === 'missing' && !isKnown };
      });
}

/** Makes the check whether words stand in a text as they are; that the analysis takes them for denied does not make them new. */
function saidIn(source: string) {
  const known = plain(source);
  const isEnd = (part: string) => part.length >= LEAST_END && known.includes(`${part} `);
  // "PV-Anlagen", where the source has "PV" and "Photovoltaikanlagen".
  const isSaidInParts = (parts: readonly string[]) =>
    parts.length > 1 && parts.every((part) => known.includes(` ${part} `) || isEnd(part));
  return (words: string) =>
    known.includes(plain(words)) || isSaidInParts(words.toLowerCase().split('-'));
}

/** Letters of the shortest word that tells what a compound with it at its end is. */
const LEAST_END = 6;

/** Kinds of skills that one has or has not, whatever else one has done. */
const HELD = new Set(['certificate', 'standard', 'language']);

/** Checks whether words name a group in another language than English, where names of what is done are everyday words. */
const isLocal = ({ names }: Group, words: string): boolean =>
  names.every((name) => name.isLocal || name.text.toLowerCase() !== words.toLowerCase()) &&
  names.some(({ isLocal: isOther }) => isOther);

/** Letters that stand for words of a name. */
const ACRONYM = /\p{Lu}{2}|\p{N}/u;

/** Checks whether a skill is something that people do, and no thing with a name of its own. */
const isActivity = ({ canonical }: Group): boolean => !/[\p{Lu}\p{N}]/u.test(canonical);

/** Letters that a word and another form of it begin with, at least; in all, and of its own. */
const [LEAST_STEM, STEM_SHARE] = [4, 0.5];

/**
 * Makes the check whether words for something that is done claim no more than a text says: one word is as general as any verb, of several
 * one is there in some form.
 */
function activitiesIn(source: string) {
  const words = new Set(source.toLowerCase().match(/\p{L}{4,}/gu));
  const isSaid = (word: string) =>
    startsAny(word.slice(0, Math.max(LEAST_STEM, Math.ceil(word.length * STEM_SHARE))), words);
  return (said: string): boolean => {
    const parts = said.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
    return parts.length < 2 || parts.some(isSaid);
  };
}

const startsAny = (begin: string, words: Iterable<string>): boolean =>
  [...words].some((word) => word.startsWith(begin));

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .match(/[\p{L}\p{N}+#.]+/gu)
    ?.map((word) => (word === 'ms' ? 'microsoft' : word))
    .join(' ')} `;
