import { type Resume, type Sections, sectionsOf } from '@shortlist/model';
import { byImportance, type Evidence, groundsOf, listEvidence } from './evidence.ts';
import { isPlaceLocked } from './locks.ts';
import type { SuggestionsAsked } from './suggest-changes.ts';
import type { PointPlace, Suggestion } from './suggestion.ts';
import { findPlace, textAt } from './text-places.ts';

/** A point that answers a posting, and what asks for it. */
export type PointToReword = Pick<Suggestion, 'requirement' | 'evidence'> & {
  place: PointPlace;
  text: string;
};

const MOST_POINTS = 6;
/** Most characters of a point: what is longer is a text of its own. */
const MOST_CHARACTERS = 600;

/** Lists the points that other words may help most: those that show what a posting asks for without its words come first, then must-haves. */
export function listPointsToReword({
  resume,
  report: { keywords },
  sections: base,
}: Omit<SuggestionsAsked, 'pages'>): PointToReword[] {
  const sections = sectionsOf(resume, base);
  const points = listEvidence(resume, keywords, sections)
    .toSorted(byNeed)
    .flatMap((evidence) => toPoint(evidence, resume, sections));
  const isFirst = ({ place }: PointToReword, at: number) =>
    points.findIndex((each) => each.place.id === place.id && each.place.point === place.point) ===
    at;
  return points.filter(isFirst).slice(0, MOST_POINTS);
}

const byNeed = ({ keyword: one }: Evidence, { keyword: other }: Evidence): number =>
  Number(one.status !== 'indirect') - Number(other.status !== 'indirect') ||
  byImportance(one, other);

function toPoint(evidence: Evidence, resume: Resume, sections: Sections): PointToReword[] {
  const place = findPlace(resume, evidence.source, sections);
  if (!place || !('point' in place) || isPlaceLocked(resume, place)) return [];
  const text = textAt(resume, place);
  return text.length > MOST_CHARACTERS ? [] : [{ ...groundsOf(evidence), place, text }];
}
