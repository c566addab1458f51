import type { Message } from '@shortlist/messages';
import type { Sections } from '@shortlist/model';
import type { LeftOut } from './left-out.ts';
import type { Said } from './said.ts';

/** A choice that a document has something of, as it is called. */
export type Choice = { readonly choice: LeftOut; readonly label: Message<'sharing'> };

/** The way in which documents of a kind are shared. (Methods: a kind of some documents stands in the list of all kinds.) */
export type Sharing<Document = unknown> = {
  /** Its name, as the kind of document has it. */
  readonly kind: string;
  /** The document, under ids of its own, of what is printed of one and not left out. */
  toShared(document: Document, leaveOut: readonly LeftOut[], sections: Sections): Document;
  choicesOf(document: Document, sections: Sections): readonly Choice[];
  /** Words by which what a choice leaves out can be found elsewhere. */
  wordsOf(document: Document, choice: LeftOut, sections: Sections): readonly string[];
  /** All that a document says on paper, and the addresses of its links. */
  said(document: Document, sections: Sections): readonly Said[];
};

/** A choice that no section has. */
export const namedChoice = (
  choice: 'name' | 'phone' | 'email' | 'location' | 'links' | 'details' | 'photo',
): Choice => ({ choice, label: { code: 'sharing.leftOut', params: { choice } } });
