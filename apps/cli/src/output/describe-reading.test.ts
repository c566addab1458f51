import {
  EntryId,
  emptyEntry,
  emptyResume,
  NO_SETTINGS,
  ownKey,
  SECTIONS,
  withEntries,
  withSettings,
} from '@shortlist/model';
import { CHECK_BELOW, type ParsedResume, type ReadField } from '@shortlist/parser';
import { expect, it } from 'vitest';
import { summarize } from './describe-reading.ts';

const summary = (parsed: ParsedResume) => summarize(parsed, SECTIONS);

const readWith = (confidence: number): ReadField => ({
  ref: { section: 'contact', field: 'fullName' },
  text: 'Ada Lovelace',
  confidence,
  reason: 'reasons.largestText',
  places: [],
});

it('counts as to check what is below the confidence that the review asks at', () => {
  const resume = emptyResume(() => EntryId.parse('entry'), SECTIONS);
  const fields = [CHECK_BELOW - 0.01, CHECK_BELOW, 1].map(readWith);
  expect(summary({ resume, fields, unplaced: [], leftOut: [] })).toMatch(/; 1 to check$/);
  expect(summary({ resume, fields: fields.slice(1), unplaced: [], leftOut: [] })).not.toContain(
    'to check',
  );
});

it('[RD2] counts what nobody sees on the page', () => {
  const resume = emptyResume(() => EntryId.parse('entry'), SECTIONS);
  const unplaced = [
    { text: 'Rust', places: [], isHidden: true as const },
    { text: 'Rowing', places: [] },
  ];
  expect(summary({ resume, fields: [], unplaced, leftOut: [] })).toMatch(
    /; 2 unplaced; 1 of them hidden on the page$/,
  );
});

it('counts the sections of the person’s own, under their titles', () => {
  const key = ownKey('talks');
  // The key of a section of one's own is its kind.
  const kind = key as 'project';
  const own = { ...NO_SETTINGS, isAdded: true, title: 'Talks', shape: 'entries' } as const;
  const empty = emptyResume(() => EntryId.parse('entry'), SECTIONS);
  const resume = withEntries(withSettings(empty, key, own, SECTIONS), kind, [
    emptyEntry(kind, EntryId.parse('talk'), SECTIONS),
  ]);
  expect(summary({ resume, fields: [], unplaced: [], leftOut: [] })).toContain('Talks 1');
});
