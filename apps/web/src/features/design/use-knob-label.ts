import { en } from '@shortlist/messages';
import { type Look, lookFieldsOf } from '@shortlist/model';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';

const SUBJECTS = { looks: en.looks };

/** Says the label of a choice of a look, as it stands below a heading of the panel. */
export function useKnobLabel(): (knob: keyof Look) => string {
  const look = lookFieldsOf(useSections());
  const words = useWords(en.looks);
  const format = useFormatMessage(SUBJECTS);
  return (knob) => {
    const field = look.find(({ key }) => key === knob);
    return words.knob({ knob }) || (field ? format(field.label) : '');
  };
}
