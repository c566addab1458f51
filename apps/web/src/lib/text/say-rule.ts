import { en, type Message, say } from '@shortlist/messages';

/** Says a rule of a resume in the language of the interface. */
export const sayRule = (message: Message<'rules'>): string => say({ rules: en.rules }, message);
