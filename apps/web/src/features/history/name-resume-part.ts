import { en, type Language } from '@shortlist/messages';
import {
  type EditorSection,
  entryOfKey,
  kindOfOrder,
  type Sections,
  sectionOfSettings,
} from '@shortlist/model';
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
  return (
    sections.flatMap(({ kinds }) => kinds).find(({ kind }) => kind === kindOfPart(key))?.words
      .title ?? wordsIn(language, en.history).removedSection
  );
}

const kindOfPart = (key: string): string =>
  sectionOfSettings(key) ?? kindOfOrder(key) ?? entryOfKey(key)?.kind ?? key;

/** Returns the section of the editor that shows a part of a resume; undefined where none does, as of the look. */
export function sectionOfPart(key: string, { kinds }: Sections): EditorSection | undefined {
  if (key === 'contact' || key === 'photo') return 'contact';
  return kinds.find(({ kind }) => kind === kindOfPart(key))?.path;
}
