export { ConflictQuestions } from './conflict-questions.tsx';
export { listQuestions } from './conflict-words.ts';
export { allInShort } from './questions.ts';
