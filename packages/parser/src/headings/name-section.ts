import { fold } from '../fold.ts';
import { HEADINGS, type SectionKind } from './heading-lexicon.ts';

const KINDS = Object.keys(HEADINGS) as SectionKind[];

const KIND_OF_HEADING: ReadonlyMap<string, SectionKind> = new Map(
  KINDS.flatMap((kind) =>
    HEADINGS[kind].flatMap((line) =>
      line.split('|').map((heading) => [key(heading), kind] as const),
    ),
  ),
);

/** The same without spaces, for headings whose letters are set apart. */
const KIND_OF_COMPACT: ReadonlyMap<string, SectionKind> = new Map(
  KINDS.flatMap((kind) =>
    HEADINGS[kind].flatMap((line) =>
      line.split('|').map((heading) => [lettersOf(heading), kind] as const),
    ),
  ),
);

/** Words that begin or end a heading without changing what it is about. */
const FILLERS = new Set(
  'my me and & y e et und en the of selected relevant other additional key main professional personal recent current meine mes mis i miei mijn le la les el los las die der das de di del da dos do des sonstige weitere wichtige autres otras otros outras altre overige'.split(
    ' ',
  ),
);

/** In words; what is longer is a sentence. */
const LONGEST_HEADING = 6;

/** What a heading of exactly these words is about; undefined where the lexicon has no such heading. */
export function sectionOfHeading(text: string): SectionKind | undefined {
  if (isSpacedApart(text)) return KIND_OF_COMPACT.get(lettersOf(text));
  const words = key(text).split(' ').filter(Boolean);
  if (words.length === 0 || words.length > LONGEST_HEADING) return undefined;
  return (
    KIND_OF_HEADING.get(words.join(' ')) ??
    KIND_OF_HEADING.get(withoutFillers(words)) ??
    // "Edu cation": two looks within a word leave a gap.
    KIND_OF_COMPACT.get(words.join(''))
  );
}

/**
 * What a longer or unknown heading is probably about: the longest run of its words that is a heading
 * by itself, the first of equals. Only for text that looks like a heading.
 */
export function guessSection(text: string): SectionKind | undefined {
  const exact = sectionOfHeading(text);
  if (exact) return exact;
  const words = key(text).split(' ').filter(Boolean);
  if (words.length > LONGEST_HEADING) return undefined;
  for (let length = words.length - 1; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const kind = KIND_OF_HEADING.get(words.slice(from, from + length).join(' '));
      if (kind) return kind;
    }
  }
  return undefined;
}

function withoutFillers(words: readonly string[]): string {
  const from = words.findIndex((word) => !FILLERS.has(word));
  const to = words.findLastIndex((word) => !FILLERS.has(word));
  return from < 0 ? '' : words.slice(from, to + 1).join(' ');
}

/** Folded, "&" and "/" as "and", letters spaced apart put together, nothing but words. */
function key(text: string): string {
  return fold(joinSpacedLetters(text))
    .replace(/[&+/]| und | et | y | e | en /gu, ' and ')
    .replace(/['’]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** "E X P E R I E N C E", letters with spaces between them, but for pairs that are kerned. */
export function isSpacedApart(text: string): boolean {
  const groups = text.trim().split(/\s+/u);
  const single = groups.filter((group) => /^[\p{L}&]$/u.test(group)).length;
  const isLetters = groups.every((group) => /^[\p{L}&]{1,3}$/u.test(group));
  return groups.length > 3 && isLetters && single >= groups.length * 0.7;
}

/** "E X P E R I E N C E" → "EXPERIENCE"; other text as it is. */
export function joinSpacedLetters(text: string): string {
  return isSpacedApart(text) ? text.replace(/\s/gu, '') : text;
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
