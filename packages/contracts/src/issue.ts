import { formatMessage, type Language, type Message, type Subjects } from '@shortlist/messages';

/** Objection of a schema to a value. */
export type IssueMessage = Message<'fields' | 'rules'>;

/** A message as an issue of zod carries it, whose messages are texts. */
export const issue = (message: IssueMessage): string => JSON.stringify(message);

/** The message that an issue of zod carries; undefined for a text that is none of ours. */
export function readIssue(text: string): IssueMessage | undefined {
  return text.startsWith('{"code":') ? (JSON.parse(text) as IssueMessage) : undefined;
}

/** Returns the text of an issue at a field in a language: a text that is none of ours says itself. */
export function formatIssue(
  language: Language,
  subjects: Pick<Subjects, 'fields' | 'rules'>,
  text: string,
): string {
  const message = readIssue(text);
  return message === undefined ? text : formatMessage(language, subjects, message);
}
