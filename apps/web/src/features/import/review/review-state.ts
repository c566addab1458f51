import { ENGLISH, en } from '@shortlist/messages';
import {
  applyEdit,
  bulletLines,
  EntryId,
  type EntryKind,
  isEmptyEntry,
  isOwnKey,
  type Resume,
  type Section,
  type Sections,
  sectionsOf,
} from '@shortlist/model';
import type { ParsedResume } from '@shortlist/parser';
import { type WordsOf, wordsIn } from '#platform/language/use-words.ts';
import { withinBounds } from './bounds.ts';
import { followLines, type LineReadings, placedByHand } from './document/line-reading.ts';
import { readField, settledText, writeField } from './fields/field-text.ts';
import {
  entryFields,
  type FieldPlace,
  type FieldSpec,
  fieldKey,
  hasLines,
  listFields,
  specOf,
} from './fields/review-fields.ts';
import type { UnplacedPiece } from './unplaced/piece.ts';

/** Contents of a file as a person has put them right so far. */
export type ReviewState = {
  /** The sections that there are fields for: those of every resume, and those that were found. */
  sections: Sections;
  resume: Resume;
  /** By `fieldKey`. */
  readings: ReadonlyMap<string, LineReadings>;
  unplaced: readonly UnplacedPiece[];
  /** By `fieldKey`: a text that the person wants as it is, though a rule refuses it. */
  kept: ReadonlyMap<string, string>;
  /** Counts the pieces and entries that were added, to name the next one. */
  added: number;
};

/** Everything that can be done to a review, as a value. */
export type ReviewStep =
  | { type: 'type'; place: FieldPlace; text: string }
  | { type: 'settle'; place: FieldPlace }
  | { type: 'confirm'; place: FieldPlace }
  | { type: 'add-entry'; kind: EntryKind }
  | { type: 'remove-entry'; kind: EntryKind; id: EntryId; title: string }
  | { type: 'join-employer'; kind: EntryKind; id: EntryId; isOn: boolean }
  | { type: 'move'; piece: number; to: FieldPlace }
  | { type: 'move-to-new'; piece: number; kind: EntryKind };

/** The review of what was just read; `isExact` where the file itself says what each text is. */
export function startReview(
  { resume: read, fields, unplaced }: ParsedResume,
  sections: Sections,
  isExact = false,
  words: WordsOf<'review'> = wordsIn(ENGLISH, en.review),
): ReviewState {
  const readings = new Map<string, LineReadings>();
  for (const { ref, confidence, reason, places } of fields) {
    const key = fieldKey(ref);
    const lines = [...(readings.get(key) ?? [])];
    lines[ref.line ?? 0] = { confidence, reason, places, isChecked: false };
    readings.set(key, lines);
  }
  const known = sectionsOf(read, sections);
  const { resume, beyond } = withinBounds({ resume: read, fields }, known, words);
  const pieces = [...unplaced, ...beyond].map((text, id) => ({ ...text, id }));
  const held = sectionsOf(resume, sections);
  return {
    sections: held,
    resume,
    readings: isExact ? exactReadings(resume, held) : readings,
    unplaced: pieces,
    kept: new Map(),
    added: pieces.length,
  };
}

/** A sure reading of each line of each field that says something. */
function exactReadings(resume: Resume, sections: Sections): Map<string, LineReadings> {
  const said = listFields(resume, sections).flatMap(({ place }) => {
    const text = readField(resume, place, sections);
    const lines = text.split('\n').map(() => EXACT);
    return text.trim() === '' ? [] : [[fieldKey(place), lines] as const];
  });
  return new Map(said);
}

const EXACT = {
  confidence: 1,
  reason: 'reasons.exported',
  places: [],
  isChecked: false,
} as const;

/** The review after a step; the one given is never touched, and text is only lost where a person deletes it. */
export function takeStep(review: ReviewState, step: ReviewStep): ReviewState {
  switch (step.type) {
    case 'type':
      return typeText(review, step.place, step.text);
    case 'settle': {
      const text = readField(review.resume, step.place, review.sections);
      return typeText(review, step.place, settledText(step.place, text, review.sections));
    }
    case 'confirm':
      return confirmField(review, step.place);
    case 'add-entry':
      return addEntry(review, step.kind).review;
    case 'remove-entry':
      return removeEntry(review, step);
    case 'join-employer': {
      const { kind, id, isOn } = step;
      const edit = { type: 'set-flag', kind, id, flag: 'sameEmployer', isOn } as const;
      return { ...review, resume: applyEdit(review.resume, edit, review.sections) };
    }
    case 'move':
      return movePiece(review, step.piece, step.to);
    case 'move-to-new':
      return moveToNew(review, step.piece, step.kind);
  }
}

function typeText(review: ReviewState, place: FieldPlace, text: string): ReviewState {
  const before = readField(review.resume, place, review.sections);
  if (before === text) return review;
  const readings = followLines(readingsOf(review, place), before, text);
  return {
    ...review,
    resume: writeField(review.resume, place, text, review.sections),
    readings: withReadings(review, place, readings),
  };
}

function confirmField(review: ReviewState, place: FieldPlace): ReviewState {
  const readings = readingsOf(review, place).map(
    (reading) => reading && { ...reading, isChecked: true },
  );
  return {
    ...review,
    readings: withReadings(review, place, readings),
    kept: new Map(review.kept).set(
      fieldKey(place),
      readField(review.resume, place, review.sections),
    ),
  };
}

/** The id that the next entry to be added will have. */
export const nextEntryId = ({ added }: ReviewState): EntryId =>
  EntryId.parse(`review-${added + 1}`);

function addEntry(review: ReviewState, kind: EntryKind): { review: ReviewState; id: EntryId } {
  const id = nextEntryId(review);
  const resume = applyEdit(review.resume, { type: 'add-entry', kind, id }, review.sections);
  return { review: { ...review, resume, added: review.added + 1 }, id };
}

type Removal = { kind: EntryKind; id: EntryId; title: string };

/** Removes an entry: what it says goes back into the unplaced text, line by line. */
function removeEntry(review: ReviewState, { kind, id, title }: Removal): ReviewState {
  const places = entryFields(kind, id, review.sections).map(({ place }) => place);
  const pieces = places.flatMap((place) => {
    const readings = readingsOf(review, place);
    return readField(review.resume, place, review.sections)
      .split('\n')
      .map((text, line) => ({ text: text.trim(), places: readings[line]?.places ?? [] }))
      .filter(({ text }) => text !== '');
  });
  const unplaced = pieces.map((piece, at) => ({
    ...piece,
    id: review.added + 1 + at,
    heading: title,
  }));
  const gone = new Set(places.map(fieldKey));
  return {
    ...review,
    resume: applyEdit(review.resume, { type: 'remove-entry', kind, id }, review.sections),
    readings: new Map([...review.readings].filter(([key]) => !gone.has(key))),
    unplaced: [...review.unplaced, ...unplaced],
    added: review.added + pieces.length,
  };
}

function movePiece(review: ReviewState, id: number, to: FieldPlace): ReviewState {
  const piece = review.unplaced.find((each) => each.id === id);
  if (!piece) return review;
  const isLong = hasLines(specOf(to, review.sections));
  const said = readField(review.resume, to, review.sections).trimEnd();
  const moved = isLong ? piece.text : piece.text.replaceAll('\n', ' ');
  const text = [said, moved].filter(isSaid).join(isLong ? '\n' : ' ');
  const before = readingsOf(review, to);
  const places = [...(before[0]?.places ?? []), ...piece.places];
  const lines = said === '' ? [] : said.split('\n').map((_, line) => before[line]);
  const readings = isLong ? [...lines, placedByHand(piece.places)] : [placedByHand(places)];
  return {
    ...review,
    resume: writeField(review.resume, to, text, review.sections),
    readings: withReadings(review, to, readings),
    unplaced: review.unplaced.filter((each) => each !== piece),
  };
}

function moveToNew(review: ReviewState, piece: number, kind: EntryKind): ReviewState {
  const { review: grown, id } = addEntry(review, kind);
  const [first] = entryFields(kind, id, review.sections);
  return first ? movePiece(grown, piece, first.place) : review;
}

const isSaid = (text: string) => text !== '';

/** Returns what is known of each line of a field. */
export const readingsOf = ({ readings }: ReviewState, place: FieldPlace): LineReadings =>
  readings.get(fieldKey(place)) ?? NOTHING_READ;

const NOTHING_READ: LineReadings = [];

const withReadings = ({ readings }: ReviewState, place: FieldPlace, lines: LineReadings) =>
  new Map(readings).set(fieldKey(place), lines);

/**
 * The resume to create: dates as they are stored, bullets with one mark each and without empty lines, and no section of the
 * person's own that says nothing.
 */
export function finishedResume({ resume, sections }: ReviewState): Resume {
  const finished = listFields(resume, sections).reduce((read, { place, spec }) => {
    const before = readField(read, place, sections);
    const text = finishedText(spec, settledText(place, before, sections));
    return text === before ? read : writeField(read, place, text, sections);
  }, resume);
  return { ...finished, sections: finished.sections.filter(isKept) };
}

function finishedText({ form }: FieldSpec, text: string): string {
  if (form === 'bullets') return bareLines(text);
  return form === 'labelled' ? saidLines(text) : text;
}

const isKept = (section: Section): boolean =>
  !isOwnKey(section.key) ||
  ('entries' in section
    ? section.entries.some((entry) => !isEmptyEntry(entry))
    : section.text.trim() !== '');

const saidLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .join('\n');

const bareLines = (text: string): string =>
  bulletLines(text)
    .map((line) => line.text)
    .join('\n');
