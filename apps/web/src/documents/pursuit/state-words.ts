import { en } from '@shortlist/messages';
import type { PursuitState } from '@shortlist/model/pursuit';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';

export type ShownState = Pick<PursuitState, 'meaning' | 'round' | 'stage'>;

/** Says a state by the person's own name for it, or else by what it means; with the round of talks. */
function sayState(words: WordsOf<'applications'>, { meaning, round, stage }: ShownState): string {
  const state = stage.trim() || words.meaning({ meaning });
  return round === null ? state : words.inRound({ state, round });
}

/** A way to say states. */
export function useSayState(): (state: ShownState) => string {
  const words = useWords(en.applications);
  return (state) => sayState(words, state);
}
