import type { DraftState } from '@shortlist/draft';
import type { Language } from '@shortlist/messages';
import type { KindTypes, Sections } from '@shortlist/model';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import type { ConflictQuestions } from './conflict-questions.tsx';
import type { AskedConflict, allInShort } from './questions.ts';

/** The part of the app that asks about changes of a kind of document in two places. */
export type ConflictsPart = {
  ConflictQuestions: typeof ConflictQuestions;
  allInShort: typeof allInShort;
  listQuestions(
    language: Language,
    draft: Pick<DraftState<KindTypes>, 'conflicts' | 'document'>,
    sections: Sections,
  ): AskedConflict[];
};

/** Loads what asks about changes of a resume: pages open without it, since there are none at first. */
export const loadConflicts = (): Promise<ConflictsPart> =>
  loadChunk('conflicts', () => import('./conflicts.ts'));
