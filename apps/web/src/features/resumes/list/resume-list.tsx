import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useQuery } from '@tanstack/react-query';
import {
  type ComponentType,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { prefetchPages } from '#platform/offline/prefetch-pages.ts';
import { isSessionEnded } from '#platform/server/api-error.ts';
import { guestQuery } from '#platform/server/page-answers.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { sessionQuery } from '#session/session-query.ts';
import { signInPath } from '#session/sign-in-path.ts';
import { useSessionUser } from '#session/token.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { Banner } from '#ui/notices/banner.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import type { CreateDialogProps } from '../create/create-dialog.tsx';
import { CreateTile } from '../create/create-tile.tsx';
import { prepareTimes } from './cards/edited-at.ts';
import { GridSkeleton } from './cards/resume-grid.tsx';
import { type Others, SearchedGrid } from './search/searched-grid.tsx';
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
  /** Loads what the list shows of documents of other kinds. */
  loadOthers?: () => Promise<Others | undefined>;
};

const loadNone = async () => undefined;

/** Parameter of the address that leads straight to choosing a file, as a link of the site search does. */
const BEGIN = 'begin';

/** The start page: all resumes of this person, in the order that the address asks for. */
export function ResumeList({ loadCreateResume, begun, loadOthers = loadNone }: ResumeListProps) {
  const words = useWords(en.resumeList);
  const [search, setSearch] = useSearchParams();
  const isAskedFor = search.get(BEGIN) === 'upload';
  const creating = useLazyDialog(loadCreateResume, words.theForm);
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
          <h1 className="font-serif text-xl tracking-tight sm:text-2xl">{words.resumes}</h1>
          <p className="mt-1 text-muted">{words.lead}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <SortMenu sort={sort} onSort={handleSort} />
          <UpgradeButton />
        </div>
      </div>
      {isGuest && <GuestNote />}
      {begun}
      <ListBody
        isReady={isGuest !== undefined}
        sort={sort}
        onCreate={() => void creating.open()}
        loadOthers={loadOthers}
      />
      {creating.Dialog && (
        <creating.Dialog open={creating.isOpen} onClose={handleClose} firstWay={firstWay} />
      )}
    </>
  );
}

/**
 * Checks whether the current owner is a guest with resumes; undefined until that is known, where it soon will be. The token
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
  loadOthers: () => Promise<Others | undefined>;
};

function ListBody({ isReady, sort, onCreate, loadOthers }: ListBodyProps) {
  const { part: others } = useLoaded(loadOthers);
  const common = useWords(en.common);
  const words = useWords(en.resumeList);
  const { data: resumes, error, isFetching, refetch } = useQuery(resumesQuery);
  // The cards are drawn in slices, between which the page answers to the person.
  const drawn = useDeferredValue(isReady ? resumes : undefined);
  const { tag } = useLanguage();
  useEffect(() => void prepareTimes(tag), [tag]);
  const unsent = useUnsentPart();
  const left = unsent && <unsent.LeftDrafts listed={resumes} />;
  if (resumes && drawn) {
    return (
      <>
        {left}
        <SearchedGrid resumes={drawn} sort={sort} onCreate={onCreate} others={others} />
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
        title={words.yourResumes}
        text={words.yourResumesAreSafeTry({ error: reasonOf(common, error) })}
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
const GuestNote = () => {
  const words = useWords(en.resumeList);
  return (
    <div className="mb-8">
      <Banner>
        {words.guest({
          link: (text) => (
            <Link
              to={signInPath('sign-up', hrefOf('resumes'))}
              className="whitespace-nowrap text-accent underline underline-offset-4"
            >
              {text}
            </Link>
          ),
        })}
      </Banner>
    </div>
  );
};
