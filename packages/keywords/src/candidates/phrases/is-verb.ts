import { VERBS } from './chunk-words.ts';

/** A verb in its base form or with -s: what a duty begins with. */
export function isVerb(word: string): boolean {
  return (
    VERBS.has(word) ||
    (/[^s]s$/.test(word) && VERBS.has(word.slice(0, -1))) ||
    (word.endsWith('es') && VERBS.has(word.slice(0, -2))) ||
    (word.endsWith('ies') && VERBS.has(`${word.slice(0, -3)}y`))
  );
}
