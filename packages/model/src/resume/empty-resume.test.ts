import { flatResume, readFlatResume } from '@shortlist/json-resume';
import { expect, it } from 'vitest';
import {
  emptyContact,
  emptyResume,
  entriesOf,
  fillEmptyLists,
  paperOrder,
  SECTIONS,
} from '../index.ts';
import { emptyFlatEntry, flatEntriesOf } from './flat-entry.test-support.ts';
import { awardWith, countIds, entryId, resumeWith } from './resume.test-support.ts';

it('[ED6] starts a contact with empty fields and everything shown', () => {
  const { shown, ...fields } = emptyContact();
  expect(new Set(Object.values(fields))).toEqual(new Set(['']));
  expect(shown).toEqual({ phone: true, linkedin: true, country: true, state: true, city: true });
});

it('[ED8] starts an experience with one bullet, and not current', () => {
  const started = emptyFlatEntry('experience', entryId('e'), SECTIONS);
  expect(started).toMatchObject({
    id: 'e',
    bullets: '• ',
    isCurrent: false,
    role: '',
  });
});

it('[ED9] starts an education with one bullet and no GPA', () => {
  expect(emptyFlatEntry('education', entryId('s'), SECTIONS)).toMatchObject({
    bullets: '• ',
    gpa: '',
    minor: '',
  });
});

it('is a valid resume with one entry of each kind, each with its own id', () => {
  const resume = emptyResume(countIds(), SECTIONS);
  expect(readFlatResume(flatResume(resume, SECTIONS), resume, SECTIONS)).toEqual(resume);
  const ids = [
    ...flatEntriesOf(resume, 'experience', SECTIONS),
    ...flatEntriesOf(resume, 'education', SECTIONS),
    ...flatEntriesOf(resume, 'certification', SECTIONS),
    ...flatEntriesOf(resume, 'award', SECTIONS),
    ...flatEntriesOf(resume, 'project', SECTIONS),
  ].map((entry) => entry.id);
  expect(ids).toEqual(['temp-1', 'temp-2', 'temp-3', 'temp-4', 'temp-5']);
});

it('[PV3] prints the sections in the order of the spec', () => {
  const order = 'summary experience education projects certifications awards skills'.split(' ');
  expect(paperOrder(emptyResume(countIds(), SECTIONS), SECTIONS)).toEqual(order);
  expect(SECTIONS.paper).toEqual(order);
});

it('[ED15] puts one blank entry into an empty list and leaves the others alone', () => {
  const awards = [awardWith({ name: 'Prize' })];
  const resume = resumeWith({ awards, projects: [] });
  const filled = fillEmptyLists(resume, () => entryId('new'), SECTIONS);
  expect(flatEntriesOf(filled, 'project', SECTIONS)).toEqual([
    emptyFlatEntry('project', entryId('new'), SECTIONS),
  ]);
  expect(entriesOf(filled, 'award')).toBe(entriesOf(resume, 'award'));
});
