import { en } from '@shortlist/messages';
import { useWords } from '#platform/language/use-words.ts';

// What the list shows of letters, as one part of the app.
export { LetterCard as Card } from './letter-card.tsx';
export { WriteLetter as Create } from './write-letter.tsx';

export const useTitle = (): string => useWords(en.letter).letters;
