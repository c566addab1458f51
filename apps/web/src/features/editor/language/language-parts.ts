export { LanguageDialog } from './language-dialog.tsx';
export { LanguageSuggestion } from './language-suggestion.tsx';
