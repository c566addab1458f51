import { SECTIONS } from '@shortlist/resume';
import { createContext, useContext } from 'react';

/** The kinds of section that resumes may have: the product's, unless a provider has others. */
export const SectionsContext = createContext(SECTIONS);

export const useSections = () => useContext(SectionsContext);
