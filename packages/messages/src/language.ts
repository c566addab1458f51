import type { Texts } from './text.ts';

/** A language of the interface: its tag (BCP 47), and its texts by subject, of which English, which a subject carries, has none. */
export type Language = { readonly tag: string; readonly texts: Readonly<Record<string, Texts>> };

export const ENGLISH: Language = { tag: 'en', texts: {} };
