import type { Look, PaperSection } from '@shortlist/model';
import type { WordRun } from './diff-words.ts';
import type { LetterPart } from './letter-items.ts';

/**
 * The place of a change on paper: of a resume the key and the title of a section and the name of an entry in it, of a letter one of its parts; none for the
 * head.
 */
export type Place = {
  readonly key?: PaperSection;
  readonly section?: string;
  readonly entry?: string;
  readonly part?: LetterPart;
};

/** A text on one of the two papers, with the sources of the fields that it comes from, as the printed runs have them. */
export type Side = { readonly text: string; readonly sources: readonly string[] };

/** One difference of what two documents say on paper. */
export type TextChange = {
  readonly of: 'text' | 'entry' | 'section';
  readonly place: Place;
} & (
  | {
      readonly kind: 'changed';
      readonly before: Side;
      readonly after: Side;
      readonly runs: readonly WordRun[];
    }
  | { readonly kind: 'added'; readonly after: Side }
  | { readonly kind: 'removed'; readonly before: Side }
  | { readonly kind: 'moved'; readonly before: Side; readonly after: Side }
);

/** A choice of the look that differs; null where a document leaves it to its design. */
export type LookChange = {
  readonly knob: keyof Look | 'language';
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
};

export type Difference = {
  readonly texts: readonly TextChange[];
  readonly look: readonly LookChange[];
};
