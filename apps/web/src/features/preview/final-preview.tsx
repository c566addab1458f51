import type { Exporters } from '@shortlist/exporters';
import {
  listPlaceholders,
  moveSection,
  type PaperSection,
  paperOrder,
  type Resume,
  type Sections,
  shownSections,
  unprintedEntries,
  withPaperOrder,
} from '@shortlist/model';
import type { Designs } from '@shortlist/templates';
import { type ReactNode, useMemo, useRef } from 'react';
import { usePages } from '#paper/pages/use-pages.ts';
import { PaperState } from '#paper/sheets/paper-state.tsx';
import { Sheets } from '#paper/sheets/sheets.tsx';
import { ZoomArea } from '#paper/sheets/zoom-area.tsx';
import type { FormatNotes } from '#platform/format-notes.ts';
import type { FieldTarget } from '#platform/navigation/field-target.ts';
import { useSections } from '#platform/sections-context.ts';
import type { Lift } from '#ui/reorder/lift.ts';
import { LiftStatus } from '#ui/reorder/lift-status.tsx';
import { useLift } from '#ui/reorder/use-lift.ts';
import type { ScreenPoint } from '#ui/reorder/use-pointer-drag.ts';
import { DownloadBar } from './download-bar.tsx';
import { pointOnPaper } from './point-on-paper.ts';
import { PreviewFrame, type PreviewFrameProps } from './preview-frame.tsx';
import { SectionHandles } from './section-handles.tsx';
import { canTakePlaceOf, sectionAt, sectionPlaces } from './section-places.ts';
import { UnprintedNote } from './unprinted-note.tsx';

type FinalPreviewProps = Omit<PreviewFrameProps, 'action' | 'children'> & {
  resume: Resume;
  onReorder: (sectionOrder: PaperSection[]) => void;
  /** Leads to a placeholder or a field that is to be filled in. */
  onGoTo: (target: FieldTarget) => void;
  exporters?: Exporters;
  designs?: Designs;
  /** Notes on formats, to be known before they are downloaded. */
  notes?: FormatNotes;
  /** Shares the resume: another feature, so the page brings it. */
  share?: ReactNode;
};

/** The resume as it will be printed: sections are put in order on the paper, and the paper is downloaded. */
export function FinalPreview(props: FinalPreviewProps) {
  const { resume, onReorder, onGoTo, exporters, designs, notes, share, ...frame } = props;
  const pile = useRef<HTMLDivElement>(null);
  const known = useSections();
  const sections = shownSections(resume, known);
  const lifted = useLift({
    ids: sections,
    nameOf: known.titleOf,
    onReorder: (moved, target) => onReorder(orderAfter(resume, [moved, target], known)),
  });
  const shown = useMemo(() => withLifted(resume, lifted.lift, known), [resume, lifted.lift, known]);
  const pages = usePages(shown, designs);
  const placeholders = useMemo(() => listPlaceholders(shown, known), [shown, known]);
  const places = useMemo(
    () => sectionPlaces(pages.laidOut?.paged.pages ?? [], shownSections(shown, known)),
    [pages.laidOut, shown, known],
  );

  function sectionUnder(point: ScreenPoint): PaperSection | undefined {
    const sheet = pages.laidOut?.paged.sheet;
    const place = pile.current && sheet && pointOnPaper(pile.current, point, sheet);
    const under = place ? sectionAt(places, place) : undefined;
    const [held, target] = [lifted.lift?.id, under].map((each) =>
      places.find(({ section }) => section === each),
    );
    return held && target && canTakePlaceOf(held, target) ? under : undefined;
  }

  return (
    <PreviewFrame
      {...frame}
      action={
        <>
          {share}
          <DownloadBar
            laidOut={pages.laidOut}
            resume={shown}
            placeholders={placeholders}
            onGoTo={onGoTo}
            designs={designs}
            notes={notes}
            exporters={exporters}
          />
        </>
      }
    >
      <UnprintedNote entries={unprintedEntries(resume, known)} onGoTo={onGoTo} />
      <PaperState pages={pages}>
        {(laidOut) => (
          <ZoomArea>
            <div ref={pile}>
              <Sheets laidOut={laidOut} dimmed={lifted.lift?.id}>
                <SectionHandles
                  sections={sections}
                  places={places}
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

const orderAfter = (
  resume: Resume,
  [moved, target]: readonly [PaperSection, PaperSection],
  known: Sections,
) => moveSection(paperOrder(resume, known), moved, target);

/** The resume with a section that is moved by keyboard where it would be dropped. */
function withLifted(resume: Resume, lift: Lift<PaperSection> | undefined, known: Sections): Resume {
  const target = lift && shownSections(resume, known)[lift.to];
  if (!target || lift.by !== 'keyboard') return resume;
  return withPaperOrder(resume, orderAfter(resume, [lift.id, target], known), known);
}
