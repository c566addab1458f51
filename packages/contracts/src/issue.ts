import { type Message, type Messages, say } from '@shortlist/messages';

/** Objection of a schema to a value. */
export type IssueMessage = Message<'fields' | 'rules'>;

/** A message as an issue of zod carries it, whose messages are texts. */
export const issue = (message: IssueMessage): string => JSON.stringify(message);

/** The message that an issue of zod carries; undefined for a text that is none of ours. */
export function readIssue(text: string): IssueMessage | undefined {
  return text.startsWith('{"code":') ? (JSON.parse(text) as IssueMessage) : undefined;
}

/** Returns the text of an issue at a field in the language of `words`: a text that is none of ours says itself. */
export function sayIssue(words: Pick<Messages, 'fields' | 'rules'>, text: string): string {
  const message = readIssue(text);
  return message === undefined ? text : say(words, message);
}
