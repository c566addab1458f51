import type { Resume } from '@shortlist/model';
import { memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { LaidOut } from '#paper/pages/lay-out-resume.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { Paper } from '#paper/sheets/paper.tsx';
import { Sheet } from '#paper/sheets/sheet.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { useSections } from '#platform/sections-context.ts';
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

const NOTHING = [] as const;

/** The first page, so small that a panel has room below it. Give it the resume's id as its key. */
export function FirstPage({ resume }: { resume: Resume }) {
  const { laidOut } = usePages(usePrinted(resume));
  const [page] = laidOut?.paged.pages ?? [];
  if (!laidOut || !page) return null;
  const { width, height } = laidOut.paged.sheet;
  return (
    <Sheet
      page={page}
      width={width}
      height={height}
      missing={laidOut.missing}
      placeholders={NOTHING}
    />
  );
}
