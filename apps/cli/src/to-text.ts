import { en, type Message, say, sayAll } from '@shortlist/messages';

/** A message in the language of the program, which is English. */
export const toText = (message: Message): string => say(en, message);

/** Sentences, one after the other. */
export const toParagraph = (messages: readonly Message[]): string => sayAll(en, messages);
