import { en } from '@shortlist/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Paper } from '#paper/sheets/paper.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
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

  return (
    <HistoryFrame title={words.title} subject={subject}>
      <div className="grid wide:grid-cols-[22rem_minmax(0,1fr)] items-start gap-8">
        <section
          aria-labelledby="versions"
          className={`${STICKY_LOOK} flex flex-col gap-3 p-1 ${chosenId ? 'max-wide:hidden' : ''}`}
        >
          <div className="flex items-center justify-between gap-3">
            <h2 id="versions" tabIndex={-1} className="font-semibold outline-none">
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
          {query.data && (
            <VersionList
              subject={subject}
              versions={versions}
              chosenId={chosenId}
              onOlder={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
              isLoading={query.isFetchingNextPage}
            />
          )}
        </section>
        <Chosen subject={subject} chosenId={chosenId} />
      </div>
    </HistoryFrame>
  );
}

type ChosenProps = { subject: HistorySubject; chosenId: string };

function Chosen({ subject, chosenId }: ChosenProps) {
  const words = useWords(en.history);
  const wasChosen = useRef(chosenId);
  useEffect(() => {
    if (wasChosen.current === chosenId) return;
    wasChosen.current = chosenId;
    // Below a certain width the list goes, and with it what had the focus.
    return catchLostFocus(findShown);
  }, [chosenId]);
  return (
    <section
      id="chosen"
      aria-labelledby="shown"
      tabIndex={-1}
      className={`flex min-w-0 flex-col gap-4 outline-none ${chosenId ? '' : 'max-wide:hidden'}`}
    >
      {chosenId ? (
        <>
          <LinkButton to={subject.historyHref()} variant="ghost" className="wide:hidden self-start">
            <ArrowLeft size={16} aria-hidden />
            {words.allVersions}
          </LinkButton>
          <ShownVersion key={chosenId} subject={subject} versionId={chosenId} />
        </>
      ) : (
        <>
          <h2 id="shown" className="font-semibold">
            {words.current}
          </h2>
          <Paper key={subject.documentId} printed={subject.now} printer={subject.printer} />
        </>
      )}
    </section>
  );
}

/** Finds what is shown, also while it is on its way: the version, or in a narrow window the list. */
function findShown(): HTMLElement | null {
  const shown = ['chosen', 'versions'].map((id) => document.getElementById(id));
  return shown.find((each) => each?.checkVisibility() ?? false) ?? null;
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
