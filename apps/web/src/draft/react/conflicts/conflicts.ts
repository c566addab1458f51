export { ConflictQuestions } from './conflict-questions.tsx';
export { inShort, listQuestions } from './conflict-words.ts';
