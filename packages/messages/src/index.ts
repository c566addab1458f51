import * as en from './en/words.ts';

export type { Message, Messages, Subject } from './messages.ts';
export { say } from './say.ts';
export { en };
