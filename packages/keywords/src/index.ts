export { LEXICON_TEXTS } from './lexicon/lexicon-text.ts';
export { ROLE_TEXTS } from './lexicon/role-texts.ts';
