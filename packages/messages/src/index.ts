import * as en from './en/texts.ts';

export { intl } from './intl.ts';
export { ENGLISH, type Language } from './language.ts';
export {
  DEFAULT_LANGUAGE,
  directionOf,
  type InterfaceLanguage,
  isInterfaceLanguage,
  loadLanguage,
} from './languages.ts';
export { formatMessage, formatMessages, type Message, type Subjects } from './message.ts';
export type { Subject } from './text.ts';
export { type Words, words } from './words.ts';
export { en };
