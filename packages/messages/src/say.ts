import type { Message, Messages, Subject } from './messages.ts';

type Words = Readonly<Record<string, string | ((params: object) => string)>>;

/** The message in the language of `words`, which may be of a few subjects only. */
export function say<S extends Subject>(words: Pick<Messages, S>, message: Message<S>): string {
  const { code, params = {} } = message as { code: string; params?: object };
  const [subject = '', name = ''] = code.split('.');
  // That the name and its parameters belong together is what the type of the message says.
  const wording = (words as unknown as Readonly<Record<string, Words>>)[subject]?.[name];
  return typeof wording === 'function' ? wording(params) : (wording ?? code);
}

/** One sentence after the other. */
export const sayAll = <S extends Subject>(
  words: Pick<Messages, S>,
  messages: readonly Message<S>[],
): string => messages.map((message) => say(words, message)).join(' ');
