import type { Message } from '@shortlist/messages';
import type { EditorSection, Sections } from '@shortlist/model';
import { isNamedChoice, type LeftOut } from './left-out.ts';

/** The label of a choice, also of one that a document has nothing of. */
export function labelOf(choice: LeftOut, sections: Sections): Message<'sharing'> {
  if (isNamedChoice(choice)) return { code: 'sharing.leftOut', params: { choice } };
  const key = choice === 'references' ? 'reference' : choice.slice('section:'.length);
  return titled(sections.titleOf(sections.pathOfKey(key) as EditorSection)); // The key of a section.
}

/** A section by its title: what is left out, or a place. */
export const titled = (title: string): Message<'sharing'> => ({
  code: 'sharing.section',
  params: { title },
});
