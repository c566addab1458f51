/** The languages of the interface, each with the direction in which it is read. */
const DIRECTIONS = { en: 'ltr' } as const satisfies Record<string, 'ltr' | 'rtl'>;

/** A language of the interface, as a BCP 47 tag. */
export type InterfaceLanguage = keyof typeof DIRECTIONS;

/** The language of those for whom no other is known. */
export const DEFAULT_LANGUAGE: InterfaceLanguage = 'en';

export const isInterfaceLanguage = (tag: string): tag is InterfaceLanguage =>
  Object.hasOwn(DIRECTIONS, tag);

export const directionOf = (language: InterfaceLanguage): 'ltr' | 'rtl' => DIRECTIONS[language];
