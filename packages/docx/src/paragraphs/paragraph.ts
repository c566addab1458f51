import type { BlockRole, Figure, Fill } from '@shortlist/document';
import type { ParagraphLook } from '../looks/paragraph-look.ts';
import type { RunLook } from '../looks/run-look.ts';

/** Text of one look and one link; a tab; or the end of a line within the paragraph. */
export type Piece =
  | { kind: 'text'; text: string; look: RunLook; link?: { href: string; label: string } }
  | { kind: 'tab' | 'break'; look: RunLook };

/** The role of a paragraph: that of its block, or the headline below the title. */
export type ParagraphRole = BlockRole | 'subtitle';

/** A block as Word has it. */
export type Paragraph = {
  role: ParagraphRole;
  look: ParagraphLook;
  pieces: readonly Piece[];
  /** Pictures, and marks at the edge of the sheet, that hang on it. */
  figures: readonly Figure[];
  marks: readonly Fill[];
};
