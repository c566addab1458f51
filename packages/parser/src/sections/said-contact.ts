import { EMAIL, PHONE } from '../contact/contact-patterns.ts';
import { isSentence } from '../evidence/word-score.ts';
import { rowText } from '../lines/row.ts';
import type { FoundSection } from './section.ts';

/** Rows of a part that holds how to reach the person: no more. */
const MOST_ROWS = 12;

/** Reads "About" or "Profile" as the contact, where it says how to reach the person and has no sentence. */
export function asContact(section: FoundSection): FoundSection {
  const texts = section.rows.map(rowText);
  if (section.kind !== 'summary' || texts.length > MOST_ROWS) return section;
  const reaches = texts.some((text) => EMAIL.test(text) || text.search(PHONE) >= 0);
  return reaches && !texts.some(isSentence) ? { ...section, kind: 'contact' } : section;
}
