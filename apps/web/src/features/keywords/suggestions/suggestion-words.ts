import type { Suggestion } from '@shortlist/tailoring';
import type { WordsOf } from '#platform/language/use-words.ts';

/** Names a suggested change in one line. */
export function nameChange(words: WordsOf<'suggestions'>, suggestion: Suggestion): string {
  const { change, after } = suggestion;
  switch (change.type) {
    case 'respell':
      return words.respell(change);
    case 'order-skills':
      return words.orderSkills;
    case 'move-point':
      return words.movePoint;
    case 'move-entry':
      return words.moveEntry({ name: after[0] ?? '' });
    case 'set-headline':
      return words.headline(change);
    case 'hide':
      return words.hide({ count: change.parts.length });
  }
}
