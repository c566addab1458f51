/** Name of the browser's database of enclosures, and of the text in local storage that says that it has some. */
export const ENCLOSURES = 'shortlist.enclosures';
