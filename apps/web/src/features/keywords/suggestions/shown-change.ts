import type { OfferedChange, Unproved } from '@shortlist/contracts';
import type { Resume, Sections } from '@shortlist/model';
import { type Change, inOwnWords, type Suggestion, wordsOf } from '@shortlist/tailoring';

/** A change as it is shown, whoever offers it. */
export type ShownChange = Pick<OfferedChange, 'requirement' | 'evidence'> &
  Pick<Suggestion, 'id' | 'before' | 'after' | 'gain' | 'change'> & {
    /** Words that the resume does not state: the person confirms each, or edits the text. */
    unproved: readonly Unproved[];
  };

/** Answer to a change that is accepted: the person's own words in its place, or the words that they confirm. */
export type Acceptance = { text?: string; confirmed?: readonly string[] };

/** Returns a suggestion by rules as it is shown. */
export const showSuggestion = ({
  requirement,
  evidence,
  ...suggestion
}: Suggestion): ShownChange => ({
  ...suggestion,
  ...(requirement && { requirement }),
  ...(evidence && { evidence }),
  unproved: [],
});

/** Whether a change makes one text, which a person may write in words of their own, and not a few words in several. */
export const canEdit = (change: Change, resume: Resume): boolean =>
  inOwnWords(change, '', resume) !== undefined;

/** The whole of the text that a change makes which can be edited. */
export const textToEdit = (change: Change, resume: Resume, sections: Sections): string =>
  wordsOf(change, resume, sections).after[0] ?? '';

/** Whether a change is about points or an entry: those can be kept as they are. */
export function canKeep(change: Change): boolean {
  if (change.type === 'respell') return change.places.some((place) => 'point' in place);
  return ['move-entry', 'move-point', 'reword'].includes(change.type);
}

/** The change that a person accepts: in their own words where they wrote some. */
export const acceptedChange = (change: Change, text: string | undefined, resume: Resume): Change =>
  (text === undefined ? undefined : inOwnWords(change, text, resume)) ?? change;
