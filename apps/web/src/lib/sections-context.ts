import { SECTIONS } from '@shortlist/model';
import { useGivenSections } from './given-sections.ts';

/** The kinds of section that resumes may have: the product's, unless a provider has others. */
export const useSections = () => useGivenSections() ?? SECTIONS;
