import { en, type Language } from '@shortlist/messages';
import { entryOfKey, kindOfOrder, type Sections, sectionOfSettings } from '@shortlist/model';
import { wordsIn } from '#platform/language/use-words.ts';

/** Names a part of a resume: a section by its title in one of the states, whatever of it the part is. */
export function nameResumePart(
  language: Language,
  key: string,
  sections: readonly Sections[],
): string {
  const words = wordsIn(language, en.partLabels);
  if (key === 'photo') return words.photo;
  if (key === 'section_order') return words.orderOfSections;
  if (key === 'look') return wordsIn(language, en.editor).design;
  if (key === 'contact') return sections[0]?.titleOf('contact') ?? key;
  const kind = sectionOfSettings(key) ?? kindOfOrder(key) ?? entryOfKey(key)?.kind ?? key;
  return (
    sections.flatMap(({ kinds }) => kinds).find((each) => each.kind === kind)?.words.title ??
    wordsIn(language, en.history).removedSection
  );
}
