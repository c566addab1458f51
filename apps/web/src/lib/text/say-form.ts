import { formAdvice } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useSay } from '#lib/language/use-say.ts';

const SUBJECTS = { forms: en.forms };

/** Says a message of a form of the company site in the language of the interface. */
export const useSayForm = () => useSay(SUBJECTS);

/** Says why such a form refuses what a field says and the way out, where its refusal does not say it all. */
export function useFormAdvice(): (field: string, value: string) => string | undefined {
  const say = useSayForm();
  return (field, value) => {
    const advice = formAdvice(field, value);
    return advice && say(advice);
  };
}
