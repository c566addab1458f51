import { areasOf, type Page, type TextMeasurer, textsBySource } from '@shortlist/layout';
import { barsBeside } from '../marks/bars.ts';
import { ruleOf } from '../marks/rule-of.ts';
import { LEGEND } from './comparison-document.ts';
import { MARK_COLORS } from './draw-marks.ts';

/** Draws the marks that the words of the legend speak of. */
export function markLegend(pages: readonly Page[], measurer: TextMeasurer): Page[] {
  const texts = textsBySource(pages);
  const placesOf = (kind: keyof typeof LEGEND) => texts.get(LEGEND[kind])?.places ?? [];
  return pages.map((page, at) => {
    const rules = (['gone', 'added'] as const).flatMap((kind) =>
      areasOf(placesOf(kind), measurer)
        .filter((area) => area.page === at)
        .map((area) => ({ ...ruleOf(area, kind), color: MARK_COLORS[kind] })),
    );
    const moved = placesOf('moved').filter((place) => place.page === at);
    const bars = barsBeside(moved).map((bar) => ({ ...bar, color: MARK_COLORS.moved }));
    return { ...page, rules: [...page.rules, ...rules], fills: [...page.fills, ...bars] };
  });
}
