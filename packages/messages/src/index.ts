import * as en from './en/words.ts';

export { plural } from './en/plural.ts';
export { counted, listed } from './en/wording.ts';
export {
  DEFAULT_LANGUAGE,
  directionOf,
  type InterfaceLanguage,
  isInterfaceLanguage,
} from './interface-language.ts';
export type { Message, Messages, Subject } from './messages.ts';
export { say, sayAll } from './say.ts';
export { en };
