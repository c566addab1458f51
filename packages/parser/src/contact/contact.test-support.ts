import type { PlacedText } from '@shortlist/placed-text';
import { flowingText } from '../document/placed-text.test-support.ts';
import { readingOrder } from '../order/reading-order.ts';
import { splitSections } from '../sections/split-sections.ts';
import { readContact } from './read-contact.ts';

/** The texts of the contact that a document has, by field. */
export function contactOf(document: PlacedText): Record<string, string> {
  const sections = splitSections(readingOrder(document)).flat();
  const read = readContact(sections, document.bareLinks);
  return Object.fromEntries(Object.entries(read).map(([field, value]) => [field, value.text]));
}

/** The lines of a resume below its head. */
export const REST = ['# Experience', 'Cook, Ritz, 2019 – 2021', '# Skills', 'Sauces'];

/** The same of a resume with these lines as its head. */
export const contactOfHead = (...head: string[]) => contactOf(flowingText([...head, ...REST]));
