import { browserTexts } from '../storage/safe-storage.ts';
import { KEPT } from './has-kept.ts';
import type { KeptKind } from './kept-kinds.ts';

/** Returns the word for a kind. Release 1.0.0 kept reviews alone. */
const wordOf = (kind: KeptKind) => (kind === 'reviews' ? 'kept' : kind);

/** Notes whether this browser keeps something of a kind. */
export function flagKept(kind: KeptKind, hasSome: boolean): void {
  const word = wordOf(kind);
  const others = (browserTexts.read(KEPT)?.split(' ') ?? []).filter((each) => each !== word);
  const words = hasSome ? [...others, word] : others;
  browserTexts.write(KEPT, words.length > 0 ? words.join(' ') : undefined);
}
