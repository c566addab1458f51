import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';

/** Says a rule of a resume in the language of the interface. */
export const sayRule = (message: Message<'rules'>): string =>
  formatMessage(ENGLISH, { rules: en.rules }, message);
