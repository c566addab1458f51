import type { AiKind, EntryTexts } from '@shortlist/model';
import type { ReactNode } from 'react';

/** A text of the editor that may be worded better, and where the better one goes. */
type TextToImprove = {
  /** Points, one a line, of which one is reworded at a time; or one text. */
  kind: 'points' | 'summary';
  text: string;
  /** The role of the entry that the points belong to, where it has one. */
  role?: string;
  onAccept: (text: string) => void;
};

/** An entry that wants one more line; `line` begins with "• ". */
type LineToWrite = {
  /** Texts that its fields show. */
  entry: Pick<EntryTexts<AiKind>, 'role' | 'bullets'>;
  isUsedUp: boolean;
  onAccept: (line: string) => void;
};

/** Ways to have something written by a language model, which are another feature's: given by the page. */
export type WritingSlots = {
  renderImprove: (text: TextToImprove) => ReactNode;
  renderModelLine: (wanted: LineToWrite) => ReactNode;
};
