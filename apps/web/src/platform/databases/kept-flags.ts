import { browserTexts } from '../storage/safe-storage.ts';

/** Names of the databases that this browser may keep of a person, by what they keep. */
export const DATABASE_NAMES = {
  reviews: 'shortlist.reviews',
  enclosures: 'shortlist.enclosures',
} as const;

/** Kind of thing that is kept in a database of the browser. */
export type KeptKind = keyof typeof DATABASE_NAMES;

/** Place in the local storage of the words for what there is: all that a page reads at its start. */
const FLAGS = 'shortlist.reviews';

/** Word for each kind. Release 1.0.0 kept reviews alone. */
const WORDS: Record<KeptKind, string> = { reviews: 'kept', enclosures: 'enclosures' };

const read = (): string[] => browserTexts.read(FLAGS)?.split(' ') ?? [];

/** Checks whether this browser keeps something of a kind, of anybody: a page without any loads nothing for it. */
export const hasKept = (kind: KeptKind): boolean => read().includes(WORDS[kind]);

/** Notes whether this browser keeps something of a kind. */
export function flagKept(kind: KeptKind, hasSome: boolean): void {
  const others = read().filter((word) => word !== WORDS[kind]);
  const words = hasSome ? [...others, WORDS[kind]] : others;
  browserTexts.write(FLAGS, words.length > 0 ? words.join(' ') : undefined);
}
