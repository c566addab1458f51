import type { Link } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ElsewhereNote } from '../elsewhere-note.tsx';
import type { ShareSubject } from '../share-subject.ts';
import { useChoices } from '../use-choices.ts';
import { useElsewhere } from '../use-elsewhere.ts';
import { Boxes } from './boxes.tsx';
import type { Chosen } from './chosen.ts';

type LeaveOutProps = {
  subject: ShareSubject;
  /** The link that is changed; undefined for a new one. */
  edited: Link | undefined;
  /** The document that is shared. */
  shared: UseQueryResult<unknown>;
  chosen: Chosen;
  set: (changes: Partial<Chosen>) => void;
};

/** Asks what is left out of the document, and says where that stands elsewhere in it too. */
export function LeaveOut({ subject, edited, shared, chosen, set }: LeaveOutProps) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const { leaveOut, mode, freeze } = chosen;
  const { among, labelOf } = useChoices(subject, shared.data);
  const choices = among(leaveOut);
  const elsewhereOf = useElsewhere(subject, shared.data);
  // What a link has frozen may say other things than the document does now.
  const showsNow = mode === 'newest' || freeze || edited?.mode !== 'frozen';
  if (shared.isError) {
    return (
      <RetryBanner onRetry={() => void shared.refetch()}>
        {words.notRead({ reason: reasonOf(common, shared.error) })}
      </RetryBanner>
    );
  }
  if (shared.data === undefined) return <Skeleton className="h-32 w-full" />;
  if (choices.length === 0) return <p className="text-muted text-sm">{words.whole}</p>;
  return (
    <>
      <Boxes
        legend={words.leaveOut}
        options={choices.map((choice) => ({ value: choice, label: labelOf(choice) }))}
        chosen={leaveOut}
        onChange={(next) => set({ leaveOut: next })}
      />
      {showsNow && <ElsewhereNote elsewhereOf={elsewhereOf} leaveOut={leaveOut} />}
    </>
  );
}
