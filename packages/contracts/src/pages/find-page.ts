import type { Sections } from '@shortlist/model';
import { type FoundPage, matchPage } from './match-page.ts';

/**
 * The page of a path (no query, no origin); the editor has one for each of `sections`. Undefined when the product has
 * none there: the answer is then Not Found.
 */
export const findPage = (pathname: string, sections: Sections): FoundPage | undefined =>
  matchPage(pathname, sections);
