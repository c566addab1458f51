export { MOST_ENCLOSURES, MOST_FILE_BYTES, MOST_PAGES, MOST_SUM_BYTES } from './bounds.ts';
export { EnclosureError, type EnclosureProblem } from './enclosure-error.ts';
export { countPages } from './foreign/count-pages.ts';
export { type Enclosure, joinEnclosures } from './join-enclosures.ts';
