export { LetterPage } from './letter-page.tsx';
export { LetterPreviewPage } from './letter-preview-page.tsx';
