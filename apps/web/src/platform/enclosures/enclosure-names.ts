/** Name of the browser's database of enclosures. */
export const ENCLOSURES = 'shortlist.enclosures';
