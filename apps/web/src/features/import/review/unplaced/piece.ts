import type { EntryKind } from '@shortlist/model';
import type { TextPlace } from '@shortlist/placed-text';

/** Text that has no place in the resume. */
export type UnplacedPiece = {
  id: number;
  text: string;
  places: readonly TextPlace[];
  /** The heading that it stands under, or the entry that it was taken from. */
  heading?: string;
  /** Nobody sees it on the paper. */
  isHidden?: true;
  /** It was an entry of this kind, of which the resume holds no more. */
  beyond?: EntryKind;
};
