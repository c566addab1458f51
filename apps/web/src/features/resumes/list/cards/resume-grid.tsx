import type { DocumentAbout } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
} from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CreateTile, FirstTile } from '../../create/create-tile.tsx';
import { ResumeCard } from './resume-card.tsx';

type GridProps = { ref: Ref<HTMLUListElement>; children: ReactNode };

const Grid = ({ ref, children }: GridProps) => {
  const words = useWords(en.resumeList);
  return (
    <ul
      ref={ref}
      aria-label={words.resumes}
      className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4"
    >
      {children}
    </ul>
  );
};

export type ResumeGridProps = {
  resumes: readonly DocumentAbout[];
  /** Undefined: the list is what a search has found, and nothing is created there. */
  onCreate: (() => void) | undefined;
  others?: ReactNode;
};

/** More cards than a window shows. */
const FIRST = 24;

/** Cards that a window of any size may show at first. */
const IN_SIGHT = 8;

/** A card out of sight is not laid out; its height is that of its like until it has been seen. */
const LAID_OUT_IN_SIGHT =
  '[contain-intrinsic-block-size:auto_19rem] [content-visibility:auto] sm:[contain-intrinsic-block-size:auto_22rem] xl:[contain-intrinsic-block-size:auto_25rem]';

/** The tile that creates a resume, and a card for each there is; of many the first come at once, the others while nothing else is done. */
export function ResumeGrid({ resumes: all, onCreate, others }: ResumeGridProps) {
  const resumes = useDeferredValue(all, all.slice(0, FIRST));
  const grid = useRef<HTMLUListElement>(null);
  useFocusAfterRemoval(resumes, grid);
  if (resumes.length === 0) return onCreate && <FirstTile onCreate={onCreate} others={others} />;
  return (
    <Grid ref={grid}>
      {onCreate && (
        <li>
          <CreateTile onCreate={onCreate} others={others} />
        </li>
      )}
      {resumes.map((resume, at) => (
        <li key={resume.document_id} className={at < IN_SIGHT ? '' : LAID_OUT_IN_SIGHT}>
          <ResumeCard resume={resume} />
        </li>
      ))}
    </Grid>
  );
}

/** Moves the focus to the card in its place, when a card goes and takes the focus with it. */
function useFocusAfterRemoval(
  resumes: readonly DocumentAbout[],
  grid: RefObject<HTMLUListElement | null>,
) {
  const ids = resumes.map(({ document_id }) => document_id).join(' ');
  const idsBefore = useRef(ids);
  useEffect(() => {
    const removed = idsBefore.current.split(' ').findIndex((id) => !ids.includes(id));
    idsBefore.current = ids;
    if (removed === -1) return undefined;
    return catchLostFocus(() => {
      const cards = grid.current?.querySelectorAll<HTMLElement>('article a') ?? [];
      return cards[Math.min(removed, cards.length - 1)] ?? null;
    });
  }, [ids, grid]);
}

const PLACES = Array.from({ length: IN_SIGHT }, (_, at) => `place-${at}`);

/** The grid's shape while the list is on its way. */
export const GridSkeleton = () => {
  const words = useWords(en.resumeList);
  return (
    <div role="status" data-page-loading className="appear-late">
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4">
        {PLACES.map((place) => (
          <div key={place} className="overflow-hidden rounded-md border border-hairline bg-panel">
            <div className="p-3 sm:p-5">
              <Skeleton className="aspect-[85/110]" />
            </div>
            <div className="flex h-21 flex-col gap-3 border-hairline border-t p-4">
              <Skeleton className="h-4 w-3/4" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
};
