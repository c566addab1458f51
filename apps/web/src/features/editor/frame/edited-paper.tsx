import { en } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { FIRST_PAGE, type LaidOut } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Paper } from '#paper/sheets/paper.tsx';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { useWords } from '#platform/language/use-words.ts';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useSections } from '#platform/sections-context.ts';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import { isBegun } from '../sections/section-state.ts';
import { usePrinted } from './use-printed.ts';

export type EditedPaperProps = {
  resumeId: string;
  resume: Resume;
  onPick: (source: string) => void;
};

const MemoPaper = memo(Paper);

const loadGhost = () => loadChunk('ghost-lines', () => import('./ghost-lines.tsx'));

/** The paper beside the form, which may be zoomed. A letter is painted in its field first, and on the paper after that. */
export function EditedPaper({ resumeId, resume, onPick }: EditedPaperProps) {
  const printed = usePrinted(resume);
  const pick = useRef(onPick);
  useLayoutEffect(() => {
    pick.current = onPick;
  }, [onPick]);
  const handlePick = useCallback((source: string) => pick.current(source), []);
  const sections = useSections();
  const [wasBegun] = useState(() => isBegun(resume, sections));
  const { part: ghost } = useLoaded(loadGhost, !wasBegun);
  const renderOver = useCallback(
    (laidOut: LaidOut) => ghost && <ghost.GhostLines resume={printed} laidOut={laidOut} />,
    [ghost, printed],
  );
  return (
    <ZoomArea>
      <MemoPaper key={resumeId} printed={printed} onPick={handlePick} renderOver={renderOver} />
    </ZoomArea>
  );
}

type FirstPageProps = Pick<EditedPaperProps, 'resume'> & { onPress: () => void };

/**
 * The first page, in a band that stays above a panel: what is chosen there is seen. A press shows the paper in full. Give it the
 * resume's id as its key.
 */
export function FirstPage({ resume, onPress }: FirstPageProps) {
  const words = useWords(en.editor);
  const { laidOut } = usePages(usePrinted(resume), undefined, FIRST_PAGE);
  const [page] = laidOut?.paged.pages ?? [];
  // Once the page itself is drawn.
  const counted = useDebouncedValue(laidOut ? resume : null, COUNTED_AFTER_MS);
  return (
    <div className="small-paper flex items-end gap-3">
      <button
        type="button"
        aria-label={words.preview}
        onClick={onPress}
        className="block aspect-[8.5/11] h-full overflow-hidden bg-paper shadow-paper [forced-color-adjust:none]"
      >
        {laidOut && page && (
          <Sheet {...laidOut.paged.sheet} page={page} missing={laidOut.missing} />
        )}
      </button>
      {counted && <PageCount resume={counted} />}
    </div>
  );
}

/** Rest in changes before all pages are laid out to be counted, in ms. */
const COUNTED_AFTER_MS = 600;

/** Says that more pages follow the first. */
function PageCount({ resume }: { resume: Resume }) {
  const words = useWords(en.paper);
  const count = usePages(resume).laidOut?.paged.pages.length ?? 0;
  if (count < 2) return null;
  return <p className="pb-1 text-muted text-sm">{words.pageOf({ at: 1, of: count })}</p>;
}
