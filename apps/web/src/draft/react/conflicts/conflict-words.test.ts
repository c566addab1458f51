import {
  EntryId,
  type EntryKind,
  emptyFlatEntry,
  emptyResume,
  numberedIds,
  withFlatEntries,
} from '@shortlist/resume';
import { expect, it } from 'vitest';
import { entryKey } from '../../resume-model/part.ts';
import type { DraftState } from '../../resume-model/resume-types.ts';
import { listQuestions } from './conflict-words.ts';

const ID = EntryId.parse('e1');

/** What the questions about fields of an entry call them. */
function labelsOf(kind: EntryKind, fields: readonly string[]) {
  const mine = { ...emptyFlatEntry(kind, ID), ...Object.fromEntries(fields.map((f) => [f, 'x'])) };
  const document = withFlatEntries(emptyResume(numberedIds()), kind, [mine]);
  const value = emptyFlatEntry(kind, ID);
  const conflicts = new Map([[entryKey(kind, ID), { fields, value }]]);
  const state = { document, conflicts } as unknown as DraftState;
  return listQuestions(state).flatMap((question) => question.fields.map(({ label }) => label));
}

it.each<{ kind: EntryKind; fields: string[]; labels: string[] }>([
  {
    kind: 'experience',
    fields: ['role', 'startDate', 'endDate', 'bullets'],
    labels: ['Role', 'Start date', 'End date', 'Points'],
  },
  { kind: 'certification', fields: ['name', 'relevance'], labels: ['Name', 'Description'] },
  { kind: 'course', fields: ['name', 'relevance'], labels: ['Course name', 'What you learned'] },
  { kind: 'publication', fields: ['name', 'url'], labels: ['Title', 'Address on the web'] },
  { kind: 'language', fields: ['name'], labels: ['Language'] },
])('questions about a $kind entry call its fields $labels', ({ kind, fields, labels }) => {
  expect(labelsOf(kind, fields)).toEqual(labels);
});
