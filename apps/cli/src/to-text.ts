import { ENGLISH, en, formatMessage, formatMessages, type Message } from '@shortlist/messages';

/** The language that a file names where nobody has chosen one. */
export const DEFAULT_LANGUAGE = 'en-US';

/** A message in the language of the program, which is English. */
export const toText = (message: Message): string => formatMessage(ENGLISH, en, message);

/** Sentences, one after the other. */
export const toParagraph = (messages: readonly Message[]): string =>
  formatMessages(ENGLISH, en, messages);

type Choice = { id: string; name: string };

/** Names each choice with its id: "pdf (PDF)". */
export const choicesOf = (choices: readonly Choice[]): string[] =>
  choices.map(({ id, name }) => `${id} (${name})`);
