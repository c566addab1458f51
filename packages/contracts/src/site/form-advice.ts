import type { Message } from '@shortlist/messages';
import { LISTED_ENDINGS, readEmail } from '@shortlist/model';

/**
 * Explains why a form of the company site refuses what a field says, and the way out: what follows the spec's words.
 * Undefined for a field whose refusal says it all. Says nothing of whether the field is refused.
 */
export function formAdvice(field: string, value: string): Message<'forms'> | undefined {
  if (value.trim() === '') return undefined;
  if (field === 'phone') return { code: 'forms.phoneForm' };
  if (field !== 'email') return undefined;
  return readEmail(value) === undefined
    ? { code: 'forms.emailForm' }
    : { code: 'forms.emailEnding', params: { endings: LISTED_ENDINGS } };
}
