/** Loads the page that compares. The list of the files that it takes is here: every first load has that of each page of a feature. */
export const loadComparePage = () => import('./compare-page.tsx');
