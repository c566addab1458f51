import type { DocumentTitle } from '@shortlist/model';

/** Name and purpose of a resume as release 1.0.0 kept them in the browser. */
export type OlderTitle = {
  resumeName: string;
  experienceLevel: DocumentTitle['level'];
  targetedIndustry: string;
};

/** Reads name and purpose of a resume as any release has kept them. */
export const readTitle = (kept: DocumentTitle | OlderTitle): DocumentTitle =>
  'resumeName' in kept
    ? {
        title: kept.resumeName,
        level: kept.experienceLevel,
        industry: kept.targetedIndustry,
      }
    : kept;
