import { en } from '@shortlist/messages';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useSections } from '#platform/sections-context.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import type { DraftSnapshot, DraftStore } from '../../document-types.ts';
import { type ConflictsPart, loadConflicts } from './load-conflicts.ts';
import type { ConflictNoticeState } from './use-conflict-notice.ts';

type ConflictNoticeProps = {
  snapshot: DraftSnapshot;
  draft: DraftStore;
  notice: ConflictNoticeState;
  /** Loads the questions of its kind; those of a resume where it is not given. */
  load?: () => Promise<ConflictsPart>;
};

/**
 * Says what was changed in two places, in sight at the foot of the page, and lets the person choose. It takes neither
 * the focus nor a key from somebody who types: the choices open on a press.
 */
export function ConflictNotice({
  snapshot,
  draft,
  notice,
  load = loadConflicts,
}: ConflictNoticeProps) {
  const words = useWords(en.saveIssues);
  const language = useLanguage();
  const sections = useSections();
  const isConflict = snapshot.draft.conflicts.size > 0;
  const { part, hasFailed, retry } = useLoaded(load, isConflict);
  const questions = (isConflict && part?.listQuestions(language, snapshot.draft, sections)) || [];
  const isAsked = questions.length > 0;
  return (
    <div
      data-conflict-notice={isAsked || undefined}
      className={isAsked || hasFailed ? 'sticky bottom-0 z-20 -mx-4 sm:mx-0' : 'contents'}
    >
      <p role="status" aria-label={words.inTwoPlaces} className="sr-only">
        {part && isAsked && words.inTwoPlacesAre({ parts: part.allInShort(language, questions) })}
      </p>
      {hasFailed && (
        <RetryBanner size="sm" onRetry={retry}>
          {words.choicesNotLoaded}
        </RetryBanner>
      )}
      {part && isAsked && (
        <part.ConflictQuestions questions={questions} draft={draft} notice={notice} />
      )}
    </div>
  );
}
