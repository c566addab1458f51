import type { Contact } from '../contact/contact.ts';
import type { EntryId } from '../ids.ts';
import type { ChosenLook } from '../look/look.ts';
import type { Photo } from '../photo/photo.ts';
import type { EntryOf } from './sections/entries/entry.ts';
import type { BuiltInText, EntryKind } from './sections/registry.ts';
import type { SectionSettings } from './sections/settings.ts';

/** A kind of section that is one text. */
export type TextKind = BuiltInText['kind'];

/** Members of every section. Its key is its kind: there is one section of each. */
type AnyKindOfSection<K> = {
  readonly key: K;
  readonly kind: K;
  /** As in a new section where they are absent. */
  readonly settings?: SectionSettings;
};

/** A section that is a list of entries, in the order in which they are printed. */
export type ListSection = AnyKindOfSection<EntryKind> & {
  readonly entries: readonly EntryOf<EntryKind>[];
  /**
   * The order that the person gave the entries, by id; absent where they gave none. The entries stand in it
   * already, so whatever prints, searches or exports reads them alone.
   */
  readonly order?: readonly EntryId[];
};

/** A section that is one text. */
export type TextSection = AnyKindOfSection<TextKind> & {
  readonly text: string;
};

/** A section as a resume holds it. */
export type Section = ListSection | TextSection;

/**
 * Content and look of a resume. Its sections stand in the order in which they are printed; one that was removed stays
 * among them, without content, so that other windows learn of it.
 */
export type Resume = {
  readonly contact: Contact;
  readonly sections: readonly Section[];
  readonly look: ChosenLook;
  /** Absent where there is none. */
  readonly photo?: Photo;
};
