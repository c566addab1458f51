import { beginning, INVISIBLE } from './name-in-mail.ts';

/** Longest text within a line, in UTF-16 units. */
const MOST = 100;

/** Signs within an address of a page or mailbox: a full stop, also that of Chinese addresses, and what stands before a host. */
const IN_ADDRESS = /[.@\\\u3002](?=[\p{L}\p{N}])|:(?=[\p{L}/\\])/gu;

/** A number with its full stops, as a time or a version. */
const NUMBER = /^[\p{P}\p{S}]*\p{N}+(?:[.:,]\p{N}+)*[\p{P}\p{S}]*$/u;

/**
 * A text of the person who reads the mail as it may stand in a line of it: at most 100 characters, without what turns the direction, and with a
 * space in each address, so that no program makes a link of it. What a person keeps was often pasted, and is then a stranger's.
 */
export function lineInMail(text: string): string {
  const words = text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .split(/[\s\p{Cc}]+/u)
    .map((word) => (NUMBER.test(word) ? word : word.replace(IN_ADDRESS, '$& ')));
  const line = words.join(' ').trim();
  return line.length > MOST ? `${beginning(line, MOST - 1).trim()}…` : line;
}
