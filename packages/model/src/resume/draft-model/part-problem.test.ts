import { expect, it } from 'vitest';
import type { EntryId } from '../../ids.ts';
import { entryKey } from '../parts/part-key.ts';
import { emptyEntry } from '../sections/entries/entry.ts';
import { withTexts } from '../sections/entries/entry-texts.ts';
import type { EntryKind } from '../sections/registry.ts';
import { SECTIONS } from '../sections/sections.ts';
import { partProblem } from './part-problem.ts';

const NOW = new Date('2026-11-28');

it.each([
  { of: 'every resume', kind: 'experience' },
  { of: 'some resumes', kind: 'volunteering' },
  { of: 'the person’s own', kind: 'custom-talks' },
] as { of: string; kind: EntryKind }[])(
  'refuses an end before the start in a section of $of',
  ({ kind }) => {
    const id = 'e1' as EntryId;
    const empty = emptyEntry(kind, id, SECTIONS);
    const backwards = { startDate: 'May 2020', endDate: 'May 2019' };
    const entry = withTexts(SECTIONS.ofKind(kind), empty, backwards);
    expect(partProblem(entryKey(kind, id), empty, NOW, SECTIONS)?.field).not.toBe('endDate');
    expect(partProblem(entryKey(kind, id), entry, NOW, SECTIONS)?.field).toBe('endDate');
  },
);
