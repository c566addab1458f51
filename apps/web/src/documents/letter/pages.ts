// The pages of letters, by their names in the contracts.
export { LetterPage as letter } from './letter-page.tsx';
export { LetterPreviewPage as letterPreview } from './letter-preview-page.tsx';
