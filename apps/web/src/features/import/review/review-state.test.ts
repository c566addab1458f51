import { fc, it as property } from '@fast-check/vitest';
import { readJsonResume, writeJsonResume } from '@shortlist/json-resume';
import { type EntryKind, numberedIds, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { describe, expect, it } from 'vitest';
import { readField } from './fields/field-text.ts';
import { type FieldPlace, listEntries, listFields } from './fields/review-fields.ts';
import { readLines } from './review.test-support.tsx';
import {
  finishedResume,
  nextEntryId,
  type ReviewState,
  type ReviewStep,
  readingsOf,
  startReview,
  takeStep,
} from './review-state.ts';

const read = await readLines();
const start = () => startReview(read.parsed, SECTIONS);

const PHONE: FieldPlace = { section: 'contact', field: 'phone' };
const SUMMARY: FieldPlace = { section: 'summary', field: 'summary' };

function firstOf(review: ReviewState, kind: EntryKind) {
  const [first] = listEntries(review.resume, kind);
  if (!first) throw new Error(`No ${kind} was read.`);
  return first.entry.id;
}

const bulletsOf = (review: ReviewState): FieldPlace => ({
  section: 'experience',
  field: 'bullets',
  entryId: firstOf(review, 'experience'),
});

const textOf = (review: ReviewState, place: FieldPlace) =>
  readField(review.resume, place, SECTIONS);
const checksOf = (review: ReviewState, place: FieldPlace) =>
  readingsOf(review, place).map((reading) => reading?.isChecked);

describe('[CR4] a review', () => {
  it('tells bullets without their marks, and puts these back', () => {
    const place = bulletsOf(start());
    expect(textOf(start(), place)).toBe(
      'Leitung einer Küche mit acht Personen\nEinkauf für zwei Häuser',
    );
    const typed = takeStep(start(), { type: 'type', place, text: 'Einkauf\n' });
    expect(flatEntriesOf(typed.resume, 'experience', SECTIONS)[0]?.bullets).toBe('• Einkauf\n• ');
    expect(flatEntriesOf(finishedResume(typed), 'experience', SECTIONS)[0]?.bullets).toBe(
      '• Einkauf',
    );
  });

  it('counts a field that was typed in as checked, and still knows where it stood', () => {
    const [before] = readingsOf(start(), PHONE);
    const typed = takeStep(start(), { type: 'type', place: PHONE, text: '(123) 456-7890' });
    expect(readingsOf(typed, PHONE)).toEqual([{ ...before, isChecked: true }]);
  });

  it('counts only the lines that were typed in as checked', () => {
    const place = bulletsOf(start());
    const text = textOf(start(), place).replace('zwei', 'drei');
    const typed = takeStep(start(), { type: 'type', place, text });
    expect(checksOf(typed, place)).toEqual([false, true]);
  });

  it('counts every line of a field that was found right as checked', () => {
    const place = bulletsOf(start());
    const confirmed = takeStep(start(), { type: 'confirm', place });
    expect(checksOf(confirmed, place)).toEqual([true, true]);
  });

  it('puts an unplaced text below the lines of a field', () => {
    const review = start();
    const [rowing] = review.unplaced;
    if (!rowing) throw new Error('No text is unplaced.');
    const moved = takeStep(review, { type: 'move', piece: rowing.id, to: SUMMARY });
    expect(textOf(moved, SUMMARY)).toBe(`${textOf(review, SUMMARY)}\nRudern`);
    expect(readingsOf(moved, SUMMARY)[1]?.places).toEqual(rowing.places);
    expect(moved.unplaced.map(({ text }) => text)).toEqual(['Lesen']);
  });

  it('puts an unplaced text behind the words of a line', () => {
    const review = start();
    const [rowing] = review.unplaced;
    const place: FieldPlace = { section: 'contact', field: 'city' };
    const moved = takeStep(review, { type: 'move', piece: rowing?.id ?? -1, to: place });
    expect(textOf(moved, place)).toBe('Berlin Rudern');
  });

  it('makes an unplaced text the first words of a new entry', () => {
    const review = start();
    const id = nextEntryId(review);
    const [rowing] = review.unplaced;
    const moved = takeStep(review, {
      type: 'move-to-new',
      piece: rowing?.id ?? -1,
      kind: 'project',
    });
    expect(textOf(moved, { section: 'projects', field: 'name', entryId: id })).toBe('Rudern');
  });

  it('puts what a removed entry said into the unplaced text, under its name', () => {
    const review = start();
    const id = firstOf(review, 'award');
    const removed = takeStep(review, { type: 'remove-entry', kind: 'award', id, title: 'Löffel' });
    expect(flatEntriesOf(removed.resume, 'award', SECTIONS)).toEqual([]);
    expect(removed.unplaced.slice(2).map(({ text, heading }) => [text, heading])).toEqual([
      ['Goldener Löffel', 'Löffel'],
      ['Stadt Berlin', 'Löffel'],
      ['2021', 'Löffel'],
    ]);
  });

  it('[ED13] takes a word for "Present" for an end, and leaves it as it is for a start', () => {
    const settle = (field: 'startDate' | 'endDate') => {
      const place: FieldPlace = { ...bulletsOf(start()), field };
      const typed = takeStep(start(), { type: 'type', place, text: 'heute' });
      return textOf(takeStep(typed, { type: 'settle', place }), place);
    };
    expect(settle('endDate')).toBe('Present');
    expect(settle('startDate')).toBe('heute');
  });

  it('holds a date as dates are stored once its typing has ended', () => {
    const place: FieldPlace = { ...bulletsOf(start()), field: 'endDate' };
    const typed = takeStep(start(), { type: 'type', place, text: 'august 2024' });
    expect(textOf(typed, place)).toBe('august 2024');
    const settled = takeStep(typed, { type: 'settle', place });
    expect(flatEntriesOf(settled.resume, 'experience', SECTIONS)[0]).toMatchObject({
      endDate: 'Aug 2024',
      isCurrent: false,
    });
    expect(flatEntriesOf(finishedResume(typed), 'experience', SECTIONS)[0]?.endDate).toBe(
      'Aug 2024',
    );
  });

  it('keeps the words behind a profile address', () => {
    const place: FieldPlace = { section: 'contact', field: 'linkedin' };
    const settle = (text: string) => {
      const typed = takeStep(start(), { type: 'type', place, text });
      return textOf(takeStep(typed, { type: 'settle', place }), place);
    };
    expect(settle('https://linkedin.com/in/erika/')).toBe('erika');
    expect(settle('linkedin.com/in/erika Portfolio')).toBe('linkedin.com/in/erika Portfolio');
  });
});

const KINDS: readonly EntryKind[] = [
  'experience',
  'education',
  'certification',
  'award',
  'project',
];

/** Choices of a step that moves text about: which one, of what, and to where, as numbers to take the rest of. */
const choices = fc.array(fc.tuple(fc.nat(2), fc.nat(), fc.nat()), { maxLength: 12 });

function stepOf(review: ReviewState, [way, one, other]: [number, number, number]): ReviewStep[] {
  const { unplaced, resume } = review;
  const piece = unplaced[one % unplaced.length];
  const kind = KINDS[other % KINDS.length] ?? 'project';
  if (way === 0) {
    const entries = listEntries(resume, kind);
    const entry = entries[one % entries.length]?.entry;
    return entry ? [{ type: 'remove-entry', kind, id: entry.id, title: 'Gone' }] : [];
  }
  if (!piece) return [];
  if (way === 1) return [{ type: 'move-to-new', piece: piece.id, kind }];
  const fields = listFields(resume, SECTIONS);
  const to = fields[other % fields.length]?.place;
  return to ? [{ type: 'move', piece: piece.id, to }] : [];
}

function wordsOf({ resume, unplaced }: ReviewState): string[] {
  const fields = listFields(resume, SECTIONS).map(({ place }) =>
    readField(resume, place, SECTIONS),
  );
  const texts = [...fields, ...unplaced.map(({ text }) => text)];
  return texts.flatMap((text) => text.split(/\s+/).filter((word) => word !== '')).sort();
}

property.prop([choices])(
  '[CR4] never loses a word, whatever is moved or removed in whatever order',
  (steps) => {
    let review = start();
    const words = wordsOf(review);
    for (const choice of steps) {
      for (const step of stepOf(review, choice)) review = takeStep(review, step);
      expect(wordsOf(review)).toEqual(words);
    }
    const finished = finishedResume(review);
    expect(readJsonResume(writeJsonResume(finished, SECTIONS), numberedIds(), SECTIONS).ok).toBe(
      true,
    );
  },
);
