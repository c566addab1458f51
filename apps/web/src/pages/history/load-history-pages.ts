/** Loads the pages of a history. The list of the files that they take is here: every first load has that of each page of a feature. */
export const loadHistoryPages = () => import('./pages.ts');
