import type { DocumentVersion } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Paper } from '#paper/sheets/paper.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import { OpenedHead } from '#ui/opened-head.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { STICKY_LOOK } from '#ui/sticky-look.ts';
import type { HistorySubject } from './history-subject.ts';
import { NameButton } from './name-button.tsx';
import { ShownVersion } from './shown-version.tsx';
import { VersionList } from './version-list.tsx';
import { versionsQuery } from './versions-query.ts';

/** The versions of a document, and the one that is chosen as it was printed. In a narrow window one at a time. */
export function History({ subject }: { subject: HistorySubject }) {
  const [params] = useSearchParams();
  const chosenId = params.get('version') ?? '';
  const words = useWords(en.history);
  const query = useInfiniteQuery(versionsQuery(subject.documentId));
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  const chosen = versions.find(({ version_id }) => version_id === chosenId);

  return (
    <HistoryFrame title={words.title} subject={subject}>
      <div className="grid wide:grid-cols-[22rem_minmax(0,1fr)] items-start gap-8">
        <section
          aria-labelledby="versions"
          className={`${STICKY_LOOK} flex flex-col gap-3 p-0.5 ${chosenId ? 'max-wide:hidden' : ''}`}
        >
          <div className="flex items-center justify-between gap-3">
            <h2 id="versions" className="font-semibold">
              {words.versions}
            </h2>
            <NameButton subject={subject} />
          </div>
          {query.isPending && <Skeleton className="h-48 w-full" />}
          {query.isError && (
            <ErrorState
              title={words.notLoaded}
              text={words.notLoadedHint}
              onRetry={() => void query.refetch()}
              isRetrying={query.isFetching}
            />
          )}
          {query.isSuccess && (
            <VersionList
              subject={subject}
              versions={versions}
              chosenId={chosenId}
              onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              isLoading={query.isFetchingNextPage}
            />
          )}
        </section>
        <Chosen subject={subject} chosenId={chosenId} version={chosen} isKnown={query.isSuccess} />
      </div>
    </HistoryFrame>
  );
}

type ChosenProps = {
  subject: HistorySubject;
  chosenId: string;
  version: DocumentVersion | undefined;
  /** True once the list has come. */
  isKnown: boolean;
};

function Chosen({ subject, chosenId, version, isKnown }: ChosenProps) {
  const words = useWords(en.history);
  if (!chosenId)
    return (
      <section aria-labelledby="shown" className="flex min-w-0 flex-col gap-4 max-wide:hidden">
        <h2 id="shown" className="font-semibold">
          {words.current}
        </h2>
        <Paper key={subject.documentId} printed={subject.now} printer={subject.printer} />
      </section>
    );
  if (!version && !isKnown) return <Skeleton className="h-96 w-full" />;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <LinkButton to={subject.historyHref} variant="ghost" className="wide:hidden self-start">
        <ArrowLeft size={16} aria-hidden />
        {words.allVersions}
      </LinkButton>
      {version ? (
        <ShownVersion key={version.version_id} subject={subject} version={version} />
      ) : (
        <p className="text-muted">{words.gone}</p>
      )}
    </div>
  );
}

type HistoryFrameProps = {
  title: string;
  subject: Pick<HistorySubject, 'editorHref'> & { title?: string };
  children: ReactNode;
};

/** The screen around the history, the same while the document is on its way. */
export const HistoryFrame = ({ title, subject, children }: HistoryFrameProps) => (
  <div className="mx-auto flex w-full max-w-[100rem] flex-col gap-6 p-4 sm:p-6">
    <OpenedHead title={title} name={subject.title ?? ''} editorHref={subject.editorHref} />
    {children}
  </div>
);
