import { formAdvice } from '@shortlist/contracts';
import { en, type Message, say } from '@shortlist/messages';

/** Says a message of a form of the company site in the language of the interface. */
export const sayForm = (message: Message<'forms'>): string => say({ forms: en.forms }, message);

/** Says why such a form refuses what a field says and the way out, where its refusal does not say it all. */
export function adviceOnForm(field: string, value: string): string | undefined {
  const advice = formAdvice(field, value);
  return advice && sayForm(advice);
}
