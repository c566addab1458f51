import { key, lettersOf, withoutFillers } from './heading-words.ts';

/** In letters: a shorter heading is not looked for in words that are parted wrongly. */
const LEAST_LETTERS = 6;

/** Joins the parts of a heading. */
export const JOINED = /\s*[,/|&+·•]\s*|\s+(?:and|und|et|y|e|en)\s+/giu;

/** The words of a heading as they are looked up. */
export const headingWords = (text: string): string[] => key(text).split(' ').filter(Boolean);

/** Makes the lookup of what headings are about. Of two pairs with one heading the later counts. */
export function indexHeadings<K extends string>(
  headings: readonly (readonly [heading: string, kind: K])[],
) {
  const byWords: ReadonlyMap<string, K> = new Map(
    headings.map(([heading, kind]) => [key(heading), kind]),
  );
  const byLetters: ReadonlyMap<string, K> = new Map(
    headings.map(([heading, kind]) => [lettersOf(heading), kind]),
  );
  const ofWords = (words: readonly string[]): K | undefined =>
    byWords.get(words.join(' ')) ?? byWords.get(withoutFillers(words));

  return {
    byWords,
    ofWords,
    /** "Awards, Grants & Publications": what each of the joined headings is about; undefined where one is not known. */
    ofJoined(text: string): readonly K[] | undefined {
      const parts = text.split(JOINED).filter(Boolean);
      const kinds = parts.flatMap((part) => ofWords(headingWords(part)) ?? []);
      return parts.length > 1 && kinds.length === parts.length ? kinds : undefined;
    },
    /** "E X P E R I E N C E": letters that are set apart. */
    ofSpaced: (text: string): K | undefined => byLetters.get(lettersOf(text)),
    /** "E DUCATION", "CORESKILLS": a word that a larger or coloured beginning has parted, or words without their space. */
    ofBroken(text: string): K | undefined {
      const letters = lettersOf(text);
      return letters.length >= LEAST_LETTERS ? byLetters.get(letters) : undefined;
    },
  };
}
