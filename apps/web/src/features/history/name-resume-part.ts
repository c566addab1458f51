import { en, type Language } from '@shortlist/messages';
import { parsePartKey, type Sections } from '@shortlist/model';
import { wordsIn } from '#platform/language/use-words.ts';

/** Names a part of a resume: a section by its title in one of the states, whatever of it the part is. */
export function nameResumePart(
  language: Language,
  key: string,
  sections: readonly Sections[],
): string {
  const words = wordsIn(language, en.partLabels);
  const ref = parsePartKey(key);
  switch (ref.shape) {
    case 'photo':
      return words.photo;
    case 'section_order':
      return words.orderOfSections;
    case 'look':
      return wordsIn(language, en.editor).design;
    case 'contact':
      return sections[0]?.titleOf('contact') ?? key;
    case 'settings':
      return titleOf(language, ref.section, sections);
    default:
      return titleOf(language, ref.kind, sections);
  }
}

/** The title of a section in the first resume that has it. */
const titleOf = (language: Language, kind: string, sections: readonly Sections[]): string =>
  sections.flatMap(({ kinds }) => kinds).find((each) => each.kind === kind)?.words.title ??
  wordsIn(language, en.history).removedSection;
