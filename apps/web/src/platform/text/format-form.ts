import { formAdvice } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useFormatMessage } from '#platform/language/use-format-message.ts';

const SUBJECTS = { forms: en.forms };

/** Says a message of a form of the company site in the language of the interface. */
export const useFormatForm = () => useFormatMessage(SUBJECTS);

/** Says why such a form refuses what a field says and the way out, where its refusal does not say it all. */
export function useFormAdvice(): (field: string, value: string) => string | undefined {
  const say = useFormatForm();
  return (field, value) => {
    const advice = formAdvice(field, value);
    return advice && say(advice);
  };
}
