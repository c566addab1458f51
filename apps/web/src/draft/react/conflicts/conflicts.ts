export { ConflictQuestions } from './conflict-questions.tsx';
export { allInShort, listQuestions } from './conflict-words.ts';
