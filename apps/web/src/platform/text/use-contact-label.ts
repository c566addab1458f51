import { en } from '@shortlist/messages';
import { contactFieldsOf } from '@shortlist/model';
import { useFormatMessage } from '../language/use-format-message.ts';
import { useSections } from '../sections-context.ts';

const SUBJECTS = { labels: en.labels };

/** Says the label of a field of the contact, or of a switch of it (`shown.city`). */
export function useContactLabel(): (key: string) => string {
  const contact = contactFieldsOf(useSections());
  const format = useFormatMessage(SUBJECTS);
  return (key) => {
    const field = contact.find((each) => each.key === key);
    return field ? format(field.label) : '';
  };
}
