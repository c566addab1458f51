import type { ResumeTitle } from '@shortlist/model';

/** Name and purpose of a resume as release 1.0.0 kept them in the browser. */
export type OlderTitle = {
  resumeName: string;
  experienceLevel: ResumeTitle['level'];
  targetedIndustry: string;
};

/** Reads name and purpose of a resume as any release has kept them. */
export const readTitle = (kept: ResumeTitle | OlderTitle): ResumeTitle =>
  'resumeName' in kept
    ? {
        title: kept.resumeName,
        level: kept.experienceLevel,
        industry: kept.targetedIndustry,
      }
    : kept;
