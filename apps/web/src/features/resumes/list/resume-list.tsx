import { hrefOf } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { Link } from '#lib/navigation/router/link.tsx';
import { useSearchParams } from '#lib/navigation/router/router-context.ts';
import { prefetchPages } from '#lib/offline/prefetch-pages.ts';
import { guestQuery } from '#lib/server/page-answers.ts';
import { reasonOf } from '#lib/server/reason-of.ts';
import { resumesQuery } from '#lib/server/resumes-query.ts';
import { sessionQuery } from '#session/session-query.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import type { CreateDialogProps } from '../create/create-dialog.tsx';
import { CreateTile } from '../create/create-tile.tsx';
import { isSessionEnded } from '../ended-session.ts';
import { prepareTimes } from './cards/edited-at.ts';
import { GridSkeleton } from './cards/resume-grid.tsx';
import { SearchedGrid } from './search/searched-grid.tsx';
import { SortMenu } from './search/sort-menu.tsx';
import { type ResumeSort, readSort } from './search/sort-resumes.ts';
import { SessionEnded } from './session-ended.tsx';
import { LazyKeptResumes } from './unsent/lazy-kept-resumes.tsx';
import { useUnsentPart } from './unsent/use-unsent-part.ts';
import { UpgradeButton } from './upgrade-button.tsx';
import { useRefreshWhenMade } from './use-refresh-when-made.ts';

/** The dialog that creates a resume, the way from a file included. */
export type CreateResumeProps = Omit<CreateDialogProps, 'renderImport'>;

type ResumeListProps = {
  /** Loads that dialog; given by the page, since reading a file is another feature. */
  loadCreateResume: () => Promise<ComponentType<CreateResumeProps>>;
  /** Resume that was begun in this browser and is none yet; stands above the list. */
  begun?: ReactNode;
};

/** Parameter of the address that leads straight to choosing a file, as a link of the site search does. */
const BEGIN = 'begin';

/** The start page: all resumes of this person, in the order that the address asks for. */
export function ResumeList({ loadCreateResume, begun }: ResumeListProps) {
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.get(BEGIN) === 'upload';
  const creating = useLazyDialog(loadCreateResume, 'The form could not be loaded');
  const [firstWay, setFirstWay] = useState(isAskedFor ? ('ai' as const) : undefined);
  const sort = readSort(search.get('sort'));
  const isGuest = useIsGuest();
  useRefreshWhenMade();

  function handleSort(next: ResumeSort) {
    const sorted = (now: URLSearchParams) => {
      if (next === 'name') now.set('sort', next);
      else now.delete('sort');
      return now;
    };
    setSearch(sorted, { replace: true });
  }

  // What pages that are opened from here, and the dialog, consist of: the connection may be gone when it is asked for.
  useEffect(() => void prefetchPages(), []);

  const openDialog = useEffectEvent(creating.open);
  // Taken out of the address at once: neither a reload nor Back opens the dialog again.
  useEffect(() => {
    if (!isAskedFor) return;
    void openDialog();
    const without = (now: URLSearchParams) => {
      now.delete(BEGIN);
      return now;
    };
    setSearch(without, { replace: true });
  }, [isAskedFor, setSearch]);

  function handleClose() {
    creating.close();
    setFirstWay(undefined);
  }

  return (
    <>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-serif text-xl tracking-tight sm:text-2xl">Resumes</h1>
          <p className="mt-1 text-muted">Manage your resumes and cover letters.</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SortMenu sort={sort} onSort={handleSort} />
          <UpgradeButton />
        </div>
      </div>
      {isGuest && <GuestNote />}
      {begun}
      <ListBody isReady={isGuest !== undefined} sort={sort} onCreate={() => void creating.open()} />
      {creating.Dialog && (
        <creating.Dialog open={creating.isOpen} onClose={handleClose} firstWay={firstWay} />
      )}
    </>
  );
}

/**
 * Checks whether who is here is a guest with resumes; undefined until that is known, where it soon will be. The token
 * alone does not tell a guest from an account.
 */
function useIsGuest(): boolean | undefined {
  const user = useSessionUser();
  const { data: resumes } = useQuery(resumesQuery);
  const { data: isKnown } = useQuery(guestQuery);
  const hasNone = resumes?.length === 0;
  const session = useQuery({ ...sessionQuery, enabled: !user && !isKnown && !hasNone });
  if (user || hasNone) return false;
  if (isKnown) return true;
  if (resumes && session.data) return session.data.user.isAnonymous;
  return session.isFetching && session.failureCount === 0 ? undefined : false;
}

type ListBodyProps = {
  /** True if what stands above the list is known. */
  isReady: boolean;
  sort: ResumeSort;
  onCreate: () => void;
};

function ListBody({ isReady, sort, onCreate }: ListBodyProps) {
  const { data: resumes, error, isFetching, refetch } = useQuery(resumesQuery);
  // The cards are drawn in slices, between which the page answers to the person.
  const drawn = useDeferredValue(isReady ? resumes : undefined);
  useEffect(() => void prepareTimes(), []);
  const unsent = useUnsentPart();
  const left = unsent && <unsent.LeftDrafts listed={resumes} />;
  if (resumes && drawn) {
    return (
      <>
        {left}
        <SearchedGrid resumes={drawn} sort={sort} onCreate={onCreate} />
      </>
    );
  }
  if (!error) return <GridSkeleton />;
  if (isSessionEnded(error)) {
    return (
      <>
        {left}
        <SessionEnded />
      </>
    );
  }

  function handleRetry() {
    catchLostFocus();
    void refetch();
  }
  return (
    <>
      <ErrorState
        title="Your resumes could not be loaded"
        text={`${reasonOf(error)} Your resumes are safe; try again in a moment.`}
        onRetry={handleRetry}
        isRetrying={isFetching}
      />
      <LazyKeptResumes />
      <div className="mt-8 max-w-64">
        <CreateTile onCreate={onCreate} />
      </div>
    </>
  );
}

/**
 * Tells a guest where their resumes live. Above the list, and there before it or with it: the list is of any length, and does
 * not move any more.
 */
const GuestNote = () => (
  <div className="mb-8">
    <Banner>
      These resumes live in this browser’s session, until you make an account: they can be opened in
      this browser only, and for 90 days after your last visit.{' '}
      <Link
        to={signInPath('sign-up', hrefOf('resumes'))}
        className="whitespace-nowrap text-accent underline underline-offset-4"
      >
        Create account
      </Link>
    </Banner>
  </div>
);
