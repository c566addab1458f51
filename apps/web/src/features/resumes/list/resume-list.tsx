import type { DocumentAbout } from '@shortlist/contracts';
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
import { useNamed } from '#draft/react/use-names.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useSearchParams } from '#platform/navigation/router/router-context.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { prefetchPages } from '#platform/offline/prefetch-pages.ts';
import { useIsOffline } from '#platform/offline/use-is-offline.ts';
import { isSessionEnded } from '#platform/server/api-error.ts';
import { guestQuery } from '#platform/server/page-answers.ts';
import { reasonOf } from '#platform/server/reason-of.ts';
import { resumesQuery } from '#platform/server/resumes-query.ts';
import { sessionQuery } from '#session/session-query.ts';
import { useSessionUser } from '#session/token.ts';
import { useLazyDialog } from '#ui/dialogs/use-lazy-dialog.ts';
import { DropAnywhere } from '#ui/fields/drop-anywhere.tsx';
import { LazyPart } from '#ui/lazy-part.tsx';
import { ErrorState } from '#ui/notices/error-state.tsx';
import type { CreateDialogProps } from '../create/create-dialog.tsx';
import { prepareTimes } from './cards/edited-at.ts';
import { GridSkeleton, ResumeGrid } from './cards/resume-grid.tsx';
import { type Others, SearchedGrid } from './search/searched-grid.tsx';
import { SortMenu } from './search/sort-menu.tsx';
import { type ResumeSort, readSort } from './search/sort-resumes.ts';
import { LazyKeptResumes } from './unsent/lazy-kept-resumes.tsx';
import { useUnsentPart } from './unsent/use-unsent-part.ts';
import { UpgradeButton } from './upgrade-button.tsx';
import { useRefreshWhenMade } from './use-refresh-when-made.ts';

/** The dialog that creates a resume, the way from a file included. */
export type CreateResumeProps = Omit<CreateDialogProps, 'renderImport'>;

type ResumeListProps = {
  /** Loads that dialog; given by the page, since reading a file is another feature. */
  loadCreateResume: () => Promise<ComponentType<CreateResumeProps>>;
  /** Draws imports that were begun in this browser and are not finished, above the list; none is added while a dialog covers it. */
  renderBegun?: (isCovered: boolean) => ReactNode;
  /** Loads what the list shows of documents of other kinds. */
  loadOthers?: () => Promise<Others | undefined>;
};

/** Loads what replaces the list once the session has ended. */
const loadSessionEnded = () => loadChunk('session-ended', () => import('./session-ended.tsx'));

const loadGuestNote = () => loadChunk('guest-note', () => import('./guest-note.tsx'));

const loadNone = async () => undefined;

/** Parameter of the address that begins a resume: `upload` leads straight to choosing a file, as a link of the site search does. */
const BEGIN = 'begin';

/** The start page: all resumes of this person, in the order that the address asks for. */
export function ResumeList({
  loadCreateResume,
  renderBegun,
  loadOthers = loadNone,
}: ResumeListProps) {
  const words = useWords(en.resumeList);
  const [search, setSearch] = useSearchParams();
  const begin = search.get(BEGIN);
  const isAskedFor = begin === 'upload' || begin === 'new';
  const creating = useLazyDialog(loadCreateResume, words.theForm);
  const [firstWay, setFirstWay] = useState<'ai'>();
  const [dropped, setDropped] = useState<File>();
  const sort = readSort(search.get('sort'));
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

  const openDialog = useEffectEvent(() => {
    setFirstWay(begin === 'upload' ? 'ai' : undefined);
    void creating.open();
  });
  // Taken out of the address at once: neither a reload nor Back opens the dialog again.
  useEffect(() => {
    if (!isAskedFor) return;
    openDialog();
    const without = (now: URLSearchParams) => {
      now.delete(BEGIN);
      return now;
    };
    setSearch(without, { replace: true });
  }, [isAskedFor, setSearch]);

  function handleClose() {
    creating.close();
    setFirstWay(undefined);
    setDropped(undefined);
  }

  function handleDrop(file: File) {
    setDropped(file);
    void creating.open();
  }

  return (
    <>
      {!creating.isOpen && <DropAnywhere label={words.dropNow} onDrop={handleDrop} />}
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
      {renderBegun?.(creating.isOpen)}
      <ListBody sort={sort} onCreate={() => void creating.open()} loadOthers={loadOthers} />
      {creating.Dialog && (
        <creating.Dialog
          open={creating.isOpen}
          onClose={handleClose}
          firstWay={firstWay}
          dropped={dropped}
        />
      )}
    </>
  );
}

/** Checks whether the current owner is known to be a guest with resumes. The token alone does not tell a guest from an account. */
function useIsGuest(): boolean {
  const user = useSessionUser();
  const { data: resumes } = useQuery(resumesQuery);
  const { data: isKnown } = useQuery(guestQuery);
  const hasNone = resumes?.length === 0;
  const session = useQuery({ ...sessionQuery, enabled: !user && !isKnown && !hasNone });
  if (user || hasNone || !resumes) return false;
  return isKnown ?? session.data?.user.isAnonymous ?? false;
}

type ListBodyProps = {
  sort: ResumeSort;
  onCreate: () => void;
  loadOthers: () => Promise<Others | undefined>;
};

function ListBody({ sort, onCreate, loadOthers }: ListBodyProps) {
  const { part: others, hasFailed: hasNoOthers } = useLoaded(loadOthers);
  const { part: note } = useLoaded(loadGuestNote, useIsGuest());
  const common = useWords(en.common);
  const words = useWords(en.resumeList);
  const { data, error: newError, isFetching, isPaused, refetch } = useQuery(resumesQuery);
  const error = useErrorUntilAnswer(newError, isFetching && !data);
  const resumes = useNamed(data);
  const isOffline = useIsOffline();
  // The cards are drawn in slices, between which the page answers to the person.
  const drawn = useDeferredValue(resumes);
  const { tag } = useLanguage();
  useEffect(() => void prepareTimes(tag), [tag]);
  const unsent = useUnsentPart();
  const left = unsent && <unsent.LeftDrafts listed={resumes} />;
  if (resumes && drawn) {
    return (
      <>
        {left}
        <SearchedGrid resumes={drawn} sort={sort} onCreate={onCreate} others={others} />
        {loadOthers !== loadNone && !others && !hasNoOthers && <p data-page-loading />}
        {/* Not seen before it is known what stands above it. */}
        <div className="[[data-page-loading]~&]:invisible">{note && <note.GuestNote />}</div>
      </>
    );
  }
  const kept = {
    renderGrid: (resumes: readonly DocumentAbout[]) => (
      <ResumeGrid resumes={resumes} onCreate={onCreate} />
    ),
    renderOthers: others?.kept,
  };
  if (isOffline && (error || isPaused)) return <LazyKeptResumes {...kept} isOffline />;
  if (!error) return <GridSkeleton />;
  if (isSessionEnded(error)) {
    return (
      <>
        {left}
        <LazyPart load={loadSessionEnded} skeleton={null} failed={words.yourResumes}>
          {({ SessionEnded }) => <SessionEnded />}
        </LazyPart>
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
      <LazyKeptResumes {...kept} />
    </>
  );
}

/** Keeps an error while it is tried again: what was shown instead, and dialogs over it, stay. */
function useErrorUntilAnswer(error: Error | null, isTrying: boolean): Error | null {
  const [last, setLast] = useState(error);
  if (error !== last && (error || !isTrying)) setLast(error);
  return error ?? (isTrying ? last : null);
}
