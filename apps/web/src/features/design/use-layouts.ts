import { layOut, type PagedDocument, printedTexts } from '@shortlist/layout';
import type { Resume } from '@shortlist/model';
import type { Designs, LayoutVersion } from '@shortlist/templates';
import { useEffect, useMemo, useRef } from 'react';
import { rememberNeeds } from '#paper/fonts/print-needs.ts';
import { documentOf, type LaidOut } from '#paper/pages/lay-out-resume.ts';
import { useSections } from '#platform/sections-context.ts';

/** Pages, and the engine that they are of. */
export type Layout = { engine: LayoutVersion; paged: PagedDocument };

type Known = {
  /** Pages and fonts of the resume; while fonts of a change load, with the fonts there were before. */
  laidOut: LaidOut | undefined;
  designs: Designs;
  chosen: LayoutVersion;
};

const needsOf = rememberNeeds();
const NONE: readonly Layout[] = [];

/**
 * The pages of a resume by all engines that print it each otherwise, the oldest first. While fonts load, what there was
 * before.
 */
export function useLayouts(resume: Resume, { laidOut, designs, chosen }: Known): readonly Layout[] {
  const sections = useSections();
  const layouts = useMemo(() => {
    const printedBy = ({ number }: LayoutVersion) =>
      documentOf({ ...resume, look: { ...resume.look, engine: number } }, { designs, sections });
    // Every engine prints with the same fonts.
    const { faces } = needsOf(printedTexts(printedBy(chosen)));
    if (!laidOut || !faces.every((face) => laidOut.fonts.has(face))) return undefined;
    return differing(
      designs.layoutVersions.map((engine) => ({
        engine,
        paged: layOut(printedBy(engine), laidOut.measurer),
      })),
      chosen,
    );
  }, [resume, laidOut, designs, sections, chosen]);
  const last = useRef(NONE);
  useEffect(() => {
    last.current = layouts ?? last.current;
  }, [layouts]);
  return layouts ?? last.current;
}

/** One layout of all that print the same: the chosen one, else the newest. */
function differing(layouts: readonly Layout[], chosen: LayoutVersion): Layout[] {
  const byPages = new Map<string, Layout>();
  for (const layout of layouts) {
    const printed = JSON.stringify(layout.paged.pages);
    if (byPages.get(printed)?.engine !== chosen) byPages.set(printed, layout);
  }
  return [...byPages.values()].sort((one, next) => one.engine.number - next.engine.number);
}
