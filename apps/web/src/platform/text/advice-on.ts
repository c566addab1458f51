import { en } from '@shortlist/messages';
import { type Contact, contactAdvice } from '@shortlist/model';
import { useFormatMessage } from '#platform/language/use-format-message.ts';

const SUBJECTS = { advice: en.advice };

/** Says advice of the model in the interface's language. */
export const useFormatAdvice = () => useFormatMessage(SUBJECTS);

/** Says why a field of a contact is refused and the way out, in the interface's language, where a rule does not say it all. */
export function useAdvice(): (contact: Contact, field: string) => string | undefined {
  const say = useFormatAdvice();
  return (contact, field) => {
    const advice = contactAdvice(contact, field);
    return advice && say(advice);
  };
}
