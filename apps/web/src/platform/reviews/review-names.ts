/** Name of the browser's database of imports that are being reviewed, and of the text in local storage that says what this browser keeps in databases. */
export const REVIEWS = 'shortlist.reviews';
