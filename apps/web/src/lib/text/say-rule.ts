import { en, type Message, say } from '@shortlist/messages';

/** What a rule of a resume says, in the language of the interface. */
export const sayRule = (message: Message<'rules'>): string => say({ rules: en.rules }, message);
