import { type HideablePart, hideableParts, leastHidden } from '@shortlist/fit';
import {
  type Edit,
  type EditorSection,
  parseFieldRef,
  type Resume,
  type Sections,
} from '@shortlist/model';
import type { Evidence } from './evidence.ts';
import { isEntryLocked, isPlaceLocked } from './locks.ts';
import type { Change, Draft } from './suggestion.ts';
import { editsInTurn, findPlace } from './text-places.ts';

/** The pages that a resume may take, and what counts them. */
export type Pages = { limit: number; countOf: (resume: Resume) => number };

/** Losses of proof, above all losses of what proves nothing. */
const LOSS_OF_NICE = 10;
const LOSS_OF_MUST = 20;

type Given = {
  resume: Resume;
  evidence: readonly Evidence[];
  pages: Pages | undefined;
  sections: Sections;
};

/**
 * Suggests to hide what answers the posting least, where the resume takes more pages than it may: no part that could stay, and nothing
 * where no choice of parts is enough.
 */
export function suggestHiding({ resume, evidence, pages, sections }: Given): Draft[] {
  if (!pages) return [];
  const parts = partsWithin(resume, sections).map((part) => ({
    ...part,
    loss: part.loss + lossOf(part, evidence),
  }));
  const hidden = leastHidden(parts, {
    resume,
    sections,
    goal: pages.limit,
    pagesOf: pages.countOf,
  });
  if (hidden.length === 0) return [];
  return [
    {
      before: hidden.flatMap(({ texts }) => texts),
      after: [],
      gain: 0,
      change: { type: 'hide', parts: hidden.map(({ key }) => key) },
    },
  ];
}

const partsWithin = (resume: Resume, sections: Sections): HideablePart[] =>
  hideableParts(resume, sections, { ofPoints: true }).filter(({ sources }) =>
    sources.every((source) => !isSourceLocked(resume, source, sections)),
  );

/** Checks whether a text is one of an entry that a person keeps as it is, or such a point. */
function isSourceLocked(resume: Resume, source: string, sections: Sections): boolean {
  const ref = parseFieldRef(source, sections);
  const kind = ref && sections.kindOf(ref.section as EditorSection);
  if (!kind || ref.entryId === undefined) return false;
  const place = findPlace(resume, source, sections);
  return isEntryLocked(resume, kind, ref.entryId) || (!!place && isPlaceLocked(resume, place));
}

function lossOf({ sources }: HideablePart, evidence: readonly Evidence[]): number {
  const proofs = evidence.filter(({ source }) => sources.includes(source));
  if (proofs.some(({ keyword }) => keyword.importance === 'must')) return LOSS_OF_MUST;
  return proofs.length > 0 ? LOSS_OF_NICE : 0;
}

/** Returns the edits that hide parts; what is hidden already, or gone, needs none. */
export const hideParts = (
  resume: Resume,
  { parts }: Extract<Change, { type: 'hide' }>,
  sections: Sections,
): Edit[] =>
  editsInTurn(
    resume,
    sections,
    parts.map(
      (key) => (now) =>
        partsWithin(now, sections)
          .find((part) => part.key === key)
          ?.setHidden(now, true),
    ),
  );
