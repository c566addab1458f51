import type { EntryId } from '../ids.ts';
import type { EntrySection } from '../resume/sections/define-section.ts';

/** Form of a member of a part: a text of one line, of several, or paragraphs and list items (`Block`). */
export type MemberForm = 'line' | 'lines' | 'blocks';

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
  | { readonly shape: 'members'; readonly members: Readonly<Record<string, MemberForm>> };

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
