import { en, type Message } from '@shortlist/messages';
import type { EditorSection, Sections } from '@shortlist/model';
import { type LeftOut, leftOutOf } from '@shortlist/sharing';
import { useMemo } from 'react';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useSections } from '#platform/sections-context.ts';
import type { ShareSubject } from './share-subject.ts';

const SUBJECTS = { sharing: en.sharing };
const SECTION = 'section:';

/** Something that is left out or can be, with its label. */
type LabelledChoice = { choice: LeftOut; label: string };

/** Lists what a shared document has that can be left out of it, and whatever else a link leaves out; that alone until the document has come. */
export function useChoices(
  { kind }: ShareSubject,
  shared: unknown,
  leaveOut: readonly LeftOut[],
): readonly LabelledChoice[] {
  const sections = useSections();
  const format = useFormatMessage(SUBJECTS);
  return useMemo(() => {
    const had = shared === undefined ? [] : leftOutOf(kind, shared, sections);
    const others = leaveOut
      .filter((choice) => had.every((each) => each.choice !== choice))
      .map((choice) => ({ choice, label: labelOf(choice, sections) }));
    return [...had, ...others].map(({ choice, label }) => ({ choice, label: format(label) }));
  }, [kind, shared, sections, format, leaveOut]);
}

/** The label of what the document has nothing of now. */
function labelOf(choice: LeftOut, sections: Sections): Message<'sharing'> {
  if (isOfContact(choice)) return { code: 'sharing.leftOut', params: { choice } };
  const key = choice === 'references' ? 'reference' : choice.slice(SECTION.length);
  const title = sections.titleOf(sections.pathOfKey(key) as EditorSection); // The key of a section.
  return { code: 'sharing.section', params: { title } };
}

const isOfContact = (
  choice: LeftOut,
): choice is Exclude<LeftOut, 'references' | `section:${string}`> =>
  choice !== 'references' && !choice.startsWith(SECTION);
