// The pages of letters, which are loaded together.
export { LetterPage as letter } from './letter-page.tsx';
export { LetterPreviewPage as letterPreview } from './letter-preview-page.tsx';
