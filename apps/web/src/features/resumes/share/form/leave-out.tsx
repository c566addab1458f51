import { en } from '@shortlist/messages';
import type { UseQueryResult } from '@tanstack/react-query';
import { useWords } from '#platform/language/use-words.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ElsewhereNote } from '../elsewhere-note.tsx';
import type { ShareSubject } from '../share-subject.ts';
import { useChoices } from '../use-choices.ts';
import { Boxes } from './boxes.tsx';
import type { Chosen } from './chosen.ts';

type LeaveOutProps = {
  subject: ShareSubject;
  /** The document that is shared. */
  shared: UseQueryResult<unknown>;
  chosen: Chosen;
  set: (changes: Partial<Chosen>) => void;
};

/** Asks what is left out of the document, and says where that stands elsewhere in it too. */
export function LeaveOut({ subject, shared, chosen: { leaveOut }, set }: LeaveOutProps) {
  const words = useWords(en.share);
  const common = useWords(en.common);
  const choices = useChoices(subject, shared.data, leaveOut);
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
        options={choices.map(({ choice, label }) => ({ value: choice, label }))}
        chosen={leaveOut}
        onChange={(next) => set({ leaveOut: next })}
      />
      <ElsewhereNote subject={subject} shared={shared.data} leaveOut={leaveOut} />
    </>
  );
}
