import { degreeScore } from '../evidence/word-score.ts';
import { PRINTED_KINDS, type PrintedKind, printedTitles } from '../printed-words.ts';
import { remember } from '../remember.ts';
import { HEADINGS, type SectionKind } from './heading-lexicon.ts';
import { FILLERS, isSpacedApart, withoutAdditions } from './heading-words.ts';
import { headingWords, indexHeadings } from './index-headings.ts';

const KINDS = Object.keys(HEADINGS) as SectionKind[];

/** The subjects of the kinds that this product prints, where that is not `other`. */
const ABOUT: Partial<Record<PrintedKind, SectionKind>> = {
  summary: 'summary',
  experience: 'experience',
  education: 'education',
  project: 'projects',
  certification: 'certifications',
  award: 'awards',
  skills: 'skills',
  language: 'languages',
};

/** All headings with what they are about; those of the lexicon decide where it has one of ours. */
const ALL_HEADINGS: readonly (readonly [heading: string, kind: SectionKind])[] = [
  ...PRINTED_KINDS.flatMap((kind) =>
    printedTitles(kind).map((title) => [title, ABOUT[kind] ?? 'other'] as const),
  ),
  ...KINDS.flatMap((kind) =>
    HEADINGS[kind].flatMap((line) => line.split('|').map((heading) => [heading, kind] as const)),
  ),
];

const { byWords, ofWords, ofJoined, ofSpaced, ofBroken } = indexHeadings(ALL_HEADINGS);

/** The words that headings of the lexicon begin with: other text is none of them. */
const FIRST_WORDS: ReadonlySet<string> = new Set([
  ...FILLERS,
  ...Array.from(byWords.keys(), (heading) => heading.split(' ')[0] ?? ''),
]);

/** In words; what is longer is a sentence. */
const LONGEST_HEADING = 6;

/** Returns the subject of a heading of exactly these words; undefined where the lexicon has no such heading. */
export function sectionOfHeading(text: string): SectionKind | undefined {
  return text.length > LONGEST_TEXT ? undefined : rememberedKind(text);
}

/** In characters: the letters of a heading may be set apart. */
const LONGEST_TEXT = 70;

const rememberedKind = remember((text): SectionKind | undefined => {
  if (isSpacedApart(text)) return ofSpaced(text);
  const bare = withoutAdditions(text);
  const words = headingWords(bare);
  if (words.length === 0 || words.length > LONGEST_HEADING) return undefined;
  // Headings that are joined are about the first of them that is a kind.
  const exact = FIRST_WORDS.has(words[0] ?? '')
    ? (ofWords(words) ?? firstKind(ofJoined(bare)))
    : undefined;
  return exact ?? ofBroken(bare);
});

const firstKind = (kinds: readonly SectionKind[] = []): SectionKind | undefined =>
  kinds.find((kind) => kind !== 'other') ?? kinds[0];

/** Checks whether the words of a heading say what its section is about: the lexicon has them, or they end in a kind of experience. */
export const isNamed = (text: string): boolean =>
  sectionOfHeading(text) !== undefined || endsInExperience(text);

/** "Tutoring and Field Experience", whatever stands before. */
const endsInExperience = (text: string): boolean =>
  /\bexperiences?$/iu.test(withoutAdditions(text).trim()) && guessSection(text) === 'experience';

/** Checks whether the lexicon knows all words of a heading: not what stands in brackets behind it. */
export const isWholeHeading = (text: string): boolean =>
  sectionOfHeading(text) !== undefined && !/\p{L}.*\(.*\p{L}/u.test(text);

/**
 * Guesses the subject of a longer or unknown heading: the longest run of its words that is a heading
 * by itself; of equals the last, but the first where the words before qualify it, as in the Romance
 * languages. Only for text that looks like a heading.
 */
export function guessSection(text: string): SectionKind | undefined {
  const exact = sectionOfHeading(text);
  if (exact) return exact;
  const words = headingWords(text);
  if (words.length > LONGEST_HEADING) return undefined;
  const isRomance = words.some((word) => PREPOSITIONS.has(word));
  for (let length = words.length - 1; length > 0; length--) {
    const runs = Array.from({ length: words.length - length + 1 }, (_, from) =>
      words.slice(from, from + length).join(' '),
    ).flatMap((run) => (ONLY_ALONE.has(run) ? [] : (byWords.get(run) ?? [])));
    const kind = isRomance ? runs[0] : runs.at(-1);
    if (kind) return isSubject(kind) && degreeScore(words[0] ?? '') > 0 ? undefined : kind;
  }
  return undefined;
}

/** Checks whether what a section is about may be studied, too: "Licence en informatique" is no heading of skills. */
const isSubject = (kind: SectionKind): boolean => kind === 'skills' || kind === 'languages';

/** Headings that say nothing of a longer text which holds them: "Résumé of Ada Byron", "University of Leeds". */
const ONLY_ALONE = new Set(
  'resume school schools university college universidad escuela degree award grant fellowship scholarship study technology tech hello hi background link links social'.split(
    ' ',
  ),
);

const PREPOSITIONS = new Set(
  'de du des d del della delle dei di da do dos das dans en in of como con com para por per pour'.split(
    ' ',
  ),
);
