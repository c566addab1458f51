import { hrefOf } from '@shortlist/contracts';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
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

/** The dialog that creates a resume, the way from a file included. */
export type CreateResumeProps = Omit<CreateDialogProps, 'renderImport'>;

type ResumeListProps = {
  /** Loads that dialog; given by the page, since reading a file is another feature. */
  loadCreateResume: () => Promise<ComponentType<CreateResumeProps>>;
};

/** What the address says where it leads straight to choosing a file, as a link of the site search does. */
const BEGIN = 'begin';

/** The start page: all resumes of this person, in the order that the address asks for. */
export function ResumeList({ loadCreateResume }: ResumeListProps) {
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.get(BEGIN) === 'upload';
  const creating = useLazyDialog(loadCreateResume, 'The form could not be loaded');
  const [firstWay, setFirstWay] = useState(isAskedFor ? ('ai' as const) : undefined);
  const sort = readSort(search.get('sort'));

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
      <GuestNote />
      <ListBody sort={sort} onCreate={() => void creating.open()} />
      {creating.Dialog && (
        <creating.Dialog open={creating.isOpen} onClose={handleClose} firstWay={firstWay} />
      )}
    </>
  );
}

type ListBodyProps = { sort: ResumeSort; onCreate: () => void };

function ListBody({ sort, onCreate }: ListBodyProps) {
  const { data: resumes, error, isFetching, refetch } = useQuery(resumesQuery);
  useEffect(() => void prepareTimes(), []);
  const unsent = useUnsentPart();
  const left = unsent && <unsent.LeftDrafts listed={resumes} />;
  if (resumes) {
    return (
      <>
        {left}
        <SearchedGrid resumes={resumes} sort={sort} onCreate={onCreate} />
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
 * Tells a guest where their resumes live; the token alone does not tell a guest from an account. Above the list: it may be there
 * before the list is, as the server knows a guest, and the list is of any length.
 */
function GuestNote() {
  const user = useSessionUser();
  const { data: resumes } = useQuery(resumesQuery);
  const { data: isGuest } = useQuery(guestQuery);
  const isWanted = !user && (resumes ? resumes.length > 0 : isGuest === true);
  const { data: session } = useQuery({ ...sessionQuery, enabled: isWanted && !isGuest });
  if (!isWanted || !(isGuest || session?.user.isAnonymous)) return null;
  return (
    <div className="mb-8">
      <Banner>
        These resumes live in this browser’s session, until you make an account: they can be opened
        in this browser only, and for 90 days after your last visit.{' '}
        <Link
          to={signInPath('sign-up', hrefOf('resumes'))}
          className="whitespace-nowrap text-amber underline underline-offset-4"
        >
          Create account
        </Link>
      </Banner>
    </div>
  );
}
