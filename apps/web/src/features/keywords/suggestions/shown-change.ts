import type { OfferedChange, Unproved } from '@shortlist/contracts';
import type { Resume, Sections } from '@shortlist/model';
import { type Change, inOwnWords, type Suggestion, wordsOf } from '@shortlist/tailoring';

/** A change as it is shown, whoever offers it. */
export type ShownChange = Pick<OfferedChange, 'requirement' | 'evidence'> &
  Pick<Suggestion, 'id' | 'before' | 'after' | 'gain' | 'change'> & {
    /** The whole of the text that it would make, where a person may write that in words of their own. */
    editable: string | undefined;
    /** Words that the resume does not state: the person confirms each, or edits the text. */
    unproved: readonly Unproved[];
  };

/** Answer to a change that is accepted: the person's own words in its place, or the words that they confirm. */
export type Acceptance = { text?: string; confirmed?: readonly string[] };

/** Returns a suggestion by rules as it is shown. */
export const showSuggestion = (
  { requirement, evidence, ...suggestion }: Suggestion,
  resume: Resume,
  sections: Sections,
): ShownChange => ({
  ...suggestion,
  ...(requirement && { requirement }),
  ...(evidence && { evidence }),
  editable: editableText(suggestion.change, resume, sections),
  unproved: [],
});

/** The text that a change makes, where that is one text and not a few words in several. */
export function editableText(
  change: Change,
  resume: Resume,
  sections: Sections,
): string | undefined {
  return inOwnWords(change, '', resume) && wordsOf(change, resume, sections).after[0];
}

/** The change that a person accepts: in their own words where they wrote some. */
export const acceptedChange = (change: Change, text: string | undefined, resume: Resume): Change =>
  (text === undefined ? undefined : inOwnWords(change, text, resume)) ?? change;
