import type { Texts } from './text.ts';

/** A language of the interface: its tag (BCP 47), the direction in which it is read, and its texts by subject; English is in the subjects themselves. */
export type Language = {
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Readonly<Record<string, Texts>>;
};

export const ENGLISH: Language = { tag: 'en', direction: 'ltr', texts: {} };
