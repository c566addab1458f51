/** The words of all languages but English: for the parser, and loaded for the paper when a resume is in one of them. */
export { PRINTED_WORDS } from '../sections/printed-words.ts';
export { PRINTED_DATES } from './printed-dates.ts';
