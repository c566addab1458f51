/** Name of the browser's database of imports that are being reviewed, and of the text in local storage that says that it has some. */
export const REVIEWS = 'shortlist.reviews';
