import {
  completeSectionOrder,
  listBlanks,
  moveSection,
  type PaperSection,
  pdfFileName,
  type Resume,
  shownSections,
  unprintedEntries,
} from '@shortlist/resume';
import { useMemo, useRef } from 'react';
import type { FieldTarget } from '#lib/navigation/field-target.ts';
import { usePages } from '#paper/pages/use-pages.ts';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import { DownloadButton } from './download-button.tsx';
import { LiftStatus } from './lift-status.tsx';
import { pointOnPaper } from './point-on-paper.ts';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';
import { SectionHandles } from './section-handles.tsx';
import type { Lift } from './section-lift.ts';
import { sectionAt, sectionPositions } from './section-positions.ts';
import { UnprintedNote } from './unprinted-note.tsx';
import type { ScreenPoint } from './use-pointer-drag.ts';
import { useSectionLift } from './use-section-lift.ts';

type FinalPreviewProps = Omit<PreviewFrameProps, 'action' | 'children'> & {
  resume: Resume;
  onReorder: (sectionOrder: PaperSection[]) => void;
  /** Leads to a blank or a field that is to be filled in. */
  onGoTo: (target: FieldTarget) => void;
};

/** The resume as it will be printed: sections are put in order on the paper, and the paper is downloaded. */
export function FinalPreview({ resume, onReorder, onGoTo, ...frame }: FinalPreviewProps) {
  const pile = useRef<HTMLDivElement>(null);
  const sections = shownSections(resume);
  const lifted = useSectionLift({
    sections,
    onReorder: (moved, target) => onReorder(orderAfter(resume, moved, target)),
  });
  const shown = useMemo(() => withLifted(resume, lifted.lift), [resume, lifted.lift]);
  const pages = usePages(shown);
  const blanks = useMemo(() => listBlanks(shown), [shown]);
  const positions = useMemo(
    () => sectionPositions(pages.laidOut?.paged.pages ?? []),
    [pages.laidOut],
  );

  function sectionUnder(point: ScreenPoint): PaperSection | undefined {
    const sheet = pages.laidOut?.paged.sheet;
    const place = pile.current && sheet && pointOnPaper(pile.current, point, sheet);
    return place ? sectionAt(positions, place) : undefined;
  }

  return (
    <PreviewFrame
      {...frame}
      action={
        <DownloadButton
          laidOut={pages.laidOut}
          fileName={pdfFileName(resume.contact.fullName)}
          blanks={blanks}
          onGoTo={onGoTo}
        />
      }
    >
      <UnprintedNote entries={unprintedEntries(resume)} onGoTo={onGoTo} />
      <PaperState pages={pages}>
        {(laidOut) => (
          <ZoomArea>
            <div ref={pile}>
              <Sheets laidOut={laidOut} dimmed={lifted.lift?.section}>
                <SectionHandles
                  sections={sections}
                  positions={positions}
                  sheet={laidOut.paged.sheet}
                  lifted={lifted}
                  sectionUnder={sectionUnder}
                />
              </Sheets>
              <LiftStatus lifted={lifted} />
            </div>
          </ZoomArea>
        )}
      </PaperState>
    </PreviewFrame>
  );
}

const orderAfter = (resume: Resume, moved: PaperSection, target: PaperSection) =>
  moveSection(completeSectionOrder(resume.sectionOrder), moved, target);

/** The resume with a section that is moved by keyboard where it would be dropped. */
function withLifted(resume: Resume, lift: Lift | undefined): Resume {
  const target = lift && shownSections(resume)[lift.to];
  if (!target || lift.by !== 'keyboard') return resume;
  return { ...resume, sectionOrder: orderAfter(resume, lift.section, target) };
}
