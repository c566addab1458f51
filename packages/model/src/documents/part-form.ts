import type { EntryId } from '../ids.ts';
import type { EntrySection } from '../resume/sections/define-section.ts';

/** Form of a member of a part. */
export type MemberForm =
  /** A text of one line, or of several. */
  | 'line'
  | 'lines'
  /** Paragraphs and list items (`Block`). */
  | 'blocks'
  /** A day (YYYY-MM-DD), or a day with hour and minute by some clock (YYYY-MM-DDTHH:mm); empty where there is none. */
  | 'day'
  | 'moment'
  /** A whole number from 0, or null. */
  | 'count'
  /** An amount of pay, its currency and its period. */
  | 'pay'
  /** One of these words, or any number of them. */
  | { readonly oneOf: readonly string[] }
  | { readonly someOf: readonly string[] };

/** Meaning of the content of a part. */
export type PartShape =
  | {
      readonly shape:
        | 'contact'
        | 'look'
        | 'photo'
        | 'text'
        | 'section_order'
        | 'order'
        | 'settings';
    }
  | { readonly shape: 'entry'; readonly section: EntrySection; readonly entryId: EntryId }
  | {
      readonly shape: 'members';
      readonly members: Readonly<Record<string, MemberForm>>;
      /** Of an entry of a list. */
      readonly entryId?: EntryId;
    };

/** A part that a key names. */
export type PartForm = PartShape & {
  /** The name under which rows of such parts are found. */
  readonly kind: string;
  /** Number of the newest form of its content. */
  readonly schema: number;
};

/** A part whose content has had one form alone. */
export const inOneForm = (kind: string, shape: PartShape): PartForm => ({
  kind,
  schema: 1,
  ...shape,
});
