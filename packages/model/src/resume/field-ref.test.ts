import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { EntryId, type FieldRef, formatFieldRef, parseFieldRef } from '../index.ts';
import { anyCharacter, entryId } from './resume.test-support.ts';
import { SECTIONS } from './sections/sections.ts';

it.each<[FieldRef, string]>([
  [{ section: 'contact', field: 'fullName' }, 'contact.fullName'],
  [{ section: 'summary', field: 'summary', line: 0 }, 'summary.summary.0'],
  [
    { section: 'experience', entryId: entryId('a@b.c'), field: 'bullets', line: 12 },
    'experience.bullets.12@a@b.c',
  ],
])('writes %j as %s', (ref, text) => {
  expect(formatFieldRef(ref)).toBe(text);
  expect(parseFieldRef(text, SECTIONS)).toEqual(ref);
});

it.each([
  '',
  'contact',
  'contact.shown',
  'contact.role',
  'nowhere.fullName',
  'experience.id@e1',
  'experience.bullets.-1@e1',
  'experience.bullets.1.2@e1',
  'experience.bullets@',
  `experience.bullets@${'x'.repeat(65)}`,
  'constructor.constructor',
])('reads nothing from %j', (text) => {
  expect(parseFieldRef(text, SECTIONS)).toBeUndefined();
});

const anyRef: fc.Arbitrary<FieldRef> = fc.record(
  {
    section: fc.constant('projects' as const),
    field: fc.constantFrom('name' as const, 'relevance' as const),
    entryId: fc
      .string({ unit: anyCharacter, minLength: 1, maxLength: 32 })
      .map((id) => EntryId.parse(id)),
    line: fc.nat(),
  },
  { requiredKeys: ['section', 'field'] },
);

test.prop([anyRef])('reads back what was written', (ref) => {
  expect(parseFieldRef(formatFieldRef(ref), SECTIONS)).toEqual(ref);
});

test.prop([fc.string()])('never throws', (text) => {
  expect(() => parseFieldRef(text, SECTIONS)).not.toThrow();
});
