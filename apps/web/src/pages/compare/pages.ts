export { LetterComparePage } from './letter-compare-page.tsx';
export { ResumeComparePage } from './resume-compare-page.tsx';
