import type { Sections } from '@shortlist/model';
import { createContext, useContext } from 'react';

/** The kinds of section that resumes may have, where they are other ones than the product's. */
export const SectionsContext = createContext<Sections | undefined>(undefined);

/** The kinds of section of the provider; undefined for the product's own, which a page that shows no resume does not load. */
export const useGivenSections = () => useContext(SectionsContext);
