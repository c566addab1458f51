import type { DocumentVersion, WholeDocument } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import { Columns2, RotateCcw, Tag, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { readFailure } from '#draft/server/read-failure.ts';
import { Paper } from '#paper/sheets/paper.tsx';
import { SectionsContext } from '#platform/given-sections.ts';
import { MEDIUM } from '#platform/language/date-format.ts';
import { useLocalDateFormat } from '#platform/language/local-date-format.ts';
import { useWords } from '#platform/language/use-words.ts';
import { quoteName } from '#platform/text/quote-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { HistorySubject } from './history-subject.ts';
import { NameDialog } from './name-dialog.tsx';
import { RestoreDialog, type RestoreDialogProps } from './restore-dialog.tsx';
import { useRemove } from './use-remove.ts';
import { describeVersion } from './version-words.ts';
import { versionQuery } from './versions-query.ts';

type ShownVersionProps = { subject: HistorySubject; versionId: string };

/** One earlier version as it was printed, and what can be done with it. */
export function ShownVersion({ subject, versionId }: ShownVersionProps) {
  const words = useWords(en.history);
  const { data, error, isPending, isFetching, refetch } = useQuery(
    versionQuery(subject.documentId, versionId),
  );
  if (isPending) return <Skeleton className="h-[60vh] w-full" />;
  if (!data && readFailure(error).kind === 'missing')
    return <p className="text-muted">{words.gone}</p>;
  if (!data)
    return (
      <ErrorState
        title={words.versionNotLoaded}
        text={words.notLoadedHint}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return <LoadedVersion subject={subject} version={data.version} whole={data.data} />;
}

type LoadedProps = { subject: HistorySubject; version: DocumentVersion; whole: WholeDocument };

function LoadedVersion({ subject, version, whole }: LoadedProps) {
  const words = useWords(en.history);
  const when = useLocalDateFormat(MEDIUM).format(new Date(version.at));
  const { name } = version;
  const label = name === undefined ? words.thatFrom({ when }) : quoteName(name);
  const { read } = subject;
  const { printed, sections } = useMemo(() => read(whole), [read, whole]);
  const namePart = (key: string) => subject.namePart(key, sections);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="shown" dir="auto" className="wrap-anywhere font-semibold">
            {describeVersion(words, version, namePart).title}
          </h2>
          <p className="text-muted text-sm">
            <time dateTime={version.at}>{when}</time>
          </p>
        </div>
        <Actions {...{ subject, version, whole, label, namePart }} />
      </div>
      <SectionsContext value={sections}>
        <Paper printed={printed} printer={subject.printer} />
      </SectionsContext>
    </>
  );
}

type ActionsProps = LoadedProps & Pick<RestoreDialogProps, 'label' | 'namePart'>;

function Actions({ subject, version, whole, label, namePart }: ActionsProps) {
  const words = useWords(en.history);
  const remove = useRemove(subject);
  const [asking, setAsking] = useState<'name' | 'restore'>();
  const close = () => setAsking(undefined);
  return (
    <div className="flex flex-wrap gap-1 sm:gap-2">
      <Button
        variant="ghost"
        className="max-sm:px-3"
        onClick={() => void remove({ version, label })}
      >
        <Trash2 size={16} aria-hidden />
        <span className="max-sm:sr-only">{words.remove}</span>
      </Button>
      <LinkButton to={subject.compareHref(version.version_id)}>
        <Columns2 size={16} aria-hidden />
        <span>
          {words.compare} <span className="max-sm:sr-only">{words.withCurrent}</span>
        </span>
      </LinkButton>
      {version.name === undefined && version.reason !== 'sent' && (
        <Button className="max-sm:px-3" onClick={() => setAsking('name')}>
          <Tag size={16} aria-hidden />
          <span className="max-sm:sr-only">{words.name}</span>
        </Button>
      )}
      <Button variant="primary" onClick={() => setAsking('restore')}>
        <RotateCcw size={16} aria-hidden />
        {words.restore}
      </Button>
      <NameDialog subject={subject} of={version} open={asking === 'name'} onClose={close} />
      <RestoreDialog
        {...{ subject, version, whole, label, namePart }}
        open={asking === 'restore'}
        onClose={close}
      />
    </div>
  );
}
