import type { WordsOf } from '#platform/language/use-words.ts';
import type { ShownChange } from './shown-change.ts';

/** Names a suggested change in one line. */
export function nameChange(words: WordsOf<'suggestions'>, suggestion: ShownChange): string {
  const { change, after } = suggestion;
  switch (change.type) {
    case 'respell':
      return words.respell(change);
    case 'order-skills':
      return words.orderSkills;
    case 'reword':
      return words.reword;
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
