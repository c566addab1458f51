import { LISTED_ENDINGS, readEmail } from '@shortlist/resume';

const EMAIL_FORM = 'An address reads like name@example.com.';
const EMAIL_ENDING = `This form takes addresses that end in ${LISTED_ENDINGS}. Give one of those.`;
const PHONE =
  'This form takes US numbers: ten digits, with +1 in front if you like. A number of another country can stand in Details, beside a US number at which you can be reached.';

/**
 * Why a form of the company site refuses what a field says, and the way out: what follows the spec's words. Undefined
 * for a field whose refusal says it all. Says nothing of whether the field is refused.
 */
export function formAdvice(field: string, value: string): string | undefined {
  if (value.trim() === '') return undefined;
  if (field === 'email') return readEmail(value) === undefined ? EMAIL_FORM : EMAIL_ENDING;
  return field === 'phone' ? PHONE : undefined;
}
