import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { useNamed } from '#draft/react/use-names.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { reasonOf } from '#platform/server/reason-of.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { RetryBanner } from '#ui/notices/retry-banner.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type CompareDialogProps = { documentId: string; open: boolean; onClose: () => void };

/** Asks which other resume one is compared with. */
export function CompareDialog({ documentId, open, onClose }: CompareDialogProps) {
  const words = useWords(en.compare);
  return (
    <Dialog open={open} onClose={onClose} title={words.chooseTitle} description={words.chooseHint}>
      <Others documentId={documentId} />
    </Dialog>
  );
}

function Others({ documentId }: { documentId: string }) {
  const words = useWords(en.compare);
  const common = useWords(en.common);
  const { data, error, refetch } = useQuery(resumesQuery);
  const others = useNamed(data)?.filter(({ document_id }) => document_id !== documentId);
  if (error) {
    return (
      <RetryBanner size="sm" onRetry={() => void refetch()}>
        {words.notListed({ reason: reasonOf(common, error) })}
      </RetryBanner>
    );
  }
  if (!others) return <Skeleton className="h-24" />;
  if (others.length === 0) return <p className="text-sm">{words.noOthers}</p>;
  return (
    <ul className="flex max-h-80 flex-col overflow-y-auto">
      {others.map(({ document_id, title }) => (
        <li key={document_id}>
          <Link
            dir="auto"
            to={hrefOf('compare', { resumeId: documentId }, { query: { with: document_id } })}
            className="wrap-anywhere flex min-h-10 pointer-coarse:min-h-11 items-center rounded-md px-2 text-sm hover:bg-raised"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
