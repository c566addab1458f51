import { en } from '@shortlist/messages';
import { type Contact, contactAdvice } from '@shortlist/model';
import { useFormatMessage } from '#platform/language/use-format-message.ts';

const SUBJECTS = { advice: en.advice };

/** Says why a field of a contact is refused and the way out, in the interface's language, where a rule does not say it all. */
export function useAdvice(): (contact: Contact, field: string) => string | undefined {
  const say = useFormatMessage(SUBJECTS);
  return (contact, field) => {
    const advice = contactAdvice(contact, field);
    return advice && say(advice);
  };
}
