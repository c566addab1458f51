/** Parts that show a comparison: the answer, and below or beside it what it says in full. */
export { KeywordAnswer } from './keyword-answer.tsx';
export { KeywordDetails } from './keyword-details.tsx';
