import type { AnalysedKeyword, Mention } from '@shortlist/keywords';
import type { Edit, EntryId, EntryKind, PointId, TextKind } from '@shortlist/model';

/** A keyword of an analysed posting, as far as suggestions are made of it. */
export type ReportedKeyword = Pick<
  AnalysedKeyword,
  | 'id'
  | 'term'
  | 'surface'
  | 'tier'
  | 'importance'
  | 'certainty'
  | 'alternatives'
  | 'status'
  | 'how'
  | 'postingMentions'
  | 'resumeMentions'
  | 'gain'
>;

/** A text of a resume that may be worded otherwise: a section of text, or a point of an entry. */
export type TextPlace = { kind: TextKind } | PointPlace;

/** A point by its id, wherever it stands by now. */
export type PointPlace = { kind: EntryKind; id: EntryId; field: string; point: PointId };

/** A change by the ids and words that it is about, never by offsets: it can be stored, and is carried out on the resume as it is by then. */
export type Change =
  /** Words of some texts in another spelling; in the first of the texts only where `isOnce`. */
  | {
      type: 'respell';
      places: readonly TextPlace[];
      from: string;
      to: string;
      isOnce?: boolean | undefined;
    }
  /** Items of the lines of a text in an order; each by the ways it may be written. */
  | { type: 'order-skills'; kind: TextKind; wanted: readonly (readonly string[])[] }
  /** A point directly behind those of `behind` that lead its entry. */
  | ({ type: 'move-point'; behind: readonly PointId[] } & PointPlace)
  | { type: 'move-entry'; kind: EntryKind; id: EntryId; behind: readonly EntryId[] }
  | { type: 'set-headline'; from: string; to: string }
  /** Parts by their keys, which only together bring the resume to its number of pages. */
  | { type: 'hide'; parts: readonly string[] }
  /** One point in other words, as long as it says what it said. */
  | { type: 'reword'; place: PointPlace; from: string; to: string };

/** Words of the posting, and where they stand in it. */
type Requirement = Pick<ReportedKeyword, 'surface' | 'importance'> & {
  mentions: readonly Mention[];
};

/** A change that a posting suggests, with what asks for it and what proves it. */
export type Suggestion = {
  /** The same for the same change. */
  id: string;
  /** Absent of a change that no single requirement asks for. */
  requirement?: Requirement;
  /** The sentence of the resume that proves it, and its field as `formatFieldRef` writes it. */
  evidence?: { sentence: string; source: string };
  /** The change on paper in words: a text before and after, or what moves or is hidden. */
  before: readonly string[];
  after: readonly string[];
  /** Points by which the score as worded rises; see `scoreAsWorded`. */
  gain: number;
  change: Change;
  /** Carry the change out on the resume that it was suggested for. */
  edits: readonly Edit[];
};

/** A suggestion that is not yet among the others: its edits come last. */
export type Draft = Omit<Suggestion, 'id' | 'edits'>;

/** A requirement that the resume does not state: only the person can answer it. */
export type Question = { id: string; requirement: Requirement; gain: number };
