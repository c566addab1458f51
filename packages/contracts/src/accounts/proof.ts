import { SomeText } from '../credentials.ts';
import { PasskeyAnswer } from './passkey-answer.ts';

/**
 * Fields of a call that asks once more for proof of who is calling: the password, or an answer of a passkey. Neither is needed
 * from an account that has neither, in the first ten minutes of a session.
 */
export const ProofFields = { password: SomeText.optional(), passkey: PasskeyAnswer.optional() };
