import type { PrintedWords } from '../../languages/printed-titles.ts';
import type { AnySection } from './define-section.ts';

export { PRINTED_DATES } from '../../languages/printed-dates.ts';

/** Loads the words that kinds of section print in languages other than English, by kind. */
export async function loadPrintedWords(
  sections: readonly AnySection[],
): Promise<ReadonlyMap<string, PrintedWords>> {
  const loaded = sections.map(async (section) => [section.kind, await loadFor(section)] as const);
  return new Map(await Promise.all(loaded));
}

/**
 * The kinds of the product have their words in their folder under this name, and their definitions do not say so: the
 * list of resumes loads these, and a loader in each is 136 bytes there.
 */
const loadFor = ({ kind, printedWords }: AnySection): Promise<PrintedWords> =>
  printedWords?.() ?? import(`./${kind}/printed-words.ts`);
