/** Loads the pages that compare. The list of the files that they take is here: every first load has that of each page of a feature. */
export const loadComparePages = () => import('./pages.ts');
