import { ENGLISH, en, formatMessage, formatMessages, type Message } from '@shortlist/messages';

/** A message in the language of the program, which is English. */
export const toText = (message: Message): string => formatMessage(ENGLISH, en, message);

/** Sentences, one after the other. */
export const toParagraph = (messages: readonly Message[]): string =>
  formatMessages(ENGLISH, en, messages);
