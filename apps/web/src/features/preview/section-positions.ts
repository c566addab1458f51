import type { Page, PlacedLine } from '@shortlist/layout';
import { PaperSection } from '@shortlist/resume';
import { isAbove, type PaperPoint } from '#paper/sheets/paper-position.ts';

/** Where a shown section begins and ends on the paper; it may begin on one page and end on another. */
export type SectionPosition = { section: PaperSection; head: PaperPoint; foot: PaperPoint };

/** The shown sections in the order of the paper, found by the groups of the placed lines. */
export function sectionPositions(pages: readonly Page[]): SectionPosition[] {
  const positions = new Map<PaperSection, SectionPosition>();
  for (const [page, { lines }] of pages.entries()) {
    for (const line of lines) {
      const { data: section } = PaperSection.safeParse(line.group);
      if (!section) continue;
      const foot = { page, y: line.baseline + tallest(line) * 0.6 };
      const head = positions.get(section)?.head ?? { page, y: line.baseline - tallest(line) * 1.1 };
      positions.set(section, { section, head, foot });
    }
  }
  return [...positions.values()];
}

/**
 * The section under a point, counting the blank space after a section as its own and the blank
 * rest of the paper as the last one's; undefined above the first section.
 */
export function sectionAt(
  positions: readonly SectionPosition[],
  point: PaperPoint,
): PaperSection | undefined {
  return positions.findLast(({ head }) => !isAbove(point, head))?.section;
}

const tallest = (line: PlacedLine) => Math.max(0, ...line.runs.map((run) => run.size));
