import { en, say } from '@shortlist/messages';
import { type Contact, contactAdvice } from '@shortlist/resume';

/** Says why a field of a contact is refused and the way out, in the interface's language, where a rule does not say it all. */
export function adviceOn(contact: Contact, field: string): string | undefined {
  const advice = contactAdvice(contact, field);
  return advice && say({ advice: en.advice }, advice);
}
