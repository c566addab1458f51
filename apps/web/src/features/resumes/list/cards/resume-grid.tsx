import type { DocumentAbout } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useIsHydrated } from '#platform/hydration/use-is-hydrated.ts';
import { useWords } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { CreateTile, FirstTile } from '../../create/create-tile.tsx';
import { foldTailored } from './fold-tailored.ts';
import { MiniSheet } from './mini-sheet.tsx';
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
  /** Finds the title of a resume that others are tailored from. */
  titleOf?: (id: string) => string | undefined;
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
export function ResumeGrid({ resumes: all, onCreate, titleOf, others }: ResumeGridProps) {
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const resumes = useDeferredValue(all, all.slice(0, FIRST));
  // What a search has found is shown whole.
  const items = onCreate ? foldTailored(resumes, unfolded) : resumes.map((resume) => ({ resume }));
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
      {items.map((item, at) =>
        'resume' in item ? (
          <li key={item.resume.document_id} className={at < IN_SIGHT ? '' : LAID_OUT_IN_SIGHT}>
            <ResumeCard resume={item.resume} baseTitle={titleOf?.(item.resume.base_id ?? '')} />
          </li>
        ) : (
          <li key={`more ${item.base}`}>
            <MoreTile
              count={item.count}
              onPress={() => setUnfolded(new Set([...unfolded, item.base]))}
            />
          </li>
        ),
      )}
    </Grid>
  );
}

/** Shows the other resumes that are tailored from one. */
function MoreTile({ count, onPress }: { count: number; onPress: () => void }) {
  const words = useWords(en.tailored);
  return (
    <button
      type="button"
      onClick={onPress}
      className="flex h-full min-h-24 w-full items-center justify-center text-balance rounded-md border border-edge border-dashed p-4 text-center text-muted text-sm hover:border-ink hover:text-ink"
    >
      {words.more({ count })}
    </button>
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
  // What the server sends stands there at once.
  const [isLate] = useState(useIsHydrated());
  return (
    <div role="status" data-page-loading className={isLate ? 'appear-late' : ''}>
      <span className="sr-only">{words.loading}</span>
      <div aria-hidden className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 xl:grid-cols-4">
        {PLACES.map((place) => (
          <div key={place} className="overflow-hidden rounded-md border border-hairline bg-panel">
            <div className="p-3 sm:p-5">
              {/* The sheet of a card, in grey: the browser paints it with the page that the server sends. */}
              <MiniSheet className="rounded-md opacity-15" />
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
