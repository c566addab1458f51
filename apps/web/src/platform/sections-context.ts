import { SECTIONS, type Sections } from '@shortlist/model';
import { useGivenSections } from './given-sections.ts';

/** Returns the kinds of section of the provider, else the product's. */
// biome-ignore lint/plugin: the one place where the product's kinds stand for those of no provider
export const resolveSections = (given: Sections | undefined): Sections => given ?? SECTIONS;

/** The kinds of section that resumes may have: the product's, unless a provider has others. */
export const useSections = () => resolveSections(useGivenSections());
