import { en, type Language } from '@shortlist/messages';
import { parsePartKey, type Sections } from '@shortlist/model';
import { wordsIn } from '#platform/language/use-words.ts';

/** Names a part of a resume: a section by its title, whatever of it the part is. */
export function nameResumePart(language: Language, key: string, sections: Sections): string {
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
      return sections.titleOf('contact');
    case 'settings':
      return titleOf(ref.section, sections);
    default:
      return titleOf(ref.kind, sections);
  }
}

const titleOf = (kind: string, sections: Sections): string =>
  sections.kinds.find((each) => each.kind === kind)?.words.title ?? kind;
