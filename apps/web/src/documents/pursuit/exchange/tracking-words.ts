import { en, type Language, words } from '@shortlist/messages';
import type { TrackingWords } from '@shortlist/tracking';

const made = new WeakMap<Language, TrackingWords>();

/** The words of tables of applications in a language: the same value each time. */
export function trackingWordsIn(language: Language): TrackingWords {
  const said = made.get(language) ?? words(language, en.tracking);
  made.set(language, said);
  return said;
}
