// One chunk: nearly all of the two pages is the same.
export { LetterHistoryPage } from './letter-history-page.tsx';
export { ResumeHistoryPage } from './resume-history-page.tsx';
