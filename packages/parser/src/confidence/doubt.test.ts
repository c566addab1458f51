import { EntryId } from '@shortlist/model';
import { expect, it } from 'vitest';
import { CHECK_BELOW } from '../result/parsed-resume.ts';
import { doubtFields } from './doubt.ts';

type Field = 'fullName' | 'email' | 'startDate' | 'endDate';

const read = (field: Field, text: string) => ({
  text,
  confidence: 0.99,
  reason: 'reasons.webAddress' as const,
  places: [],
  ref: /Date/u.test(field)
    ? ({ section: 'experience', field, entryId: EntryId.parse('e') } as const)
    : ({ section: 'contact', field } as const),
});

const isDoubted = (field: Field, text: string, start?: string): boolean => {
  const fields = [...(start === undefined ? [] : [read('startDate', start)]), read(field, text)];
  return (doubtFields(fields).at(-1)?.confidence ?? 0) < CHECK_BELOW;
};

it.each([
  ['fullName', 'Back End Developer'],
  ['fullName', 'Professional Experience'],
  ['fullName', 'GitHub'],
  ['fullName', 'Ada Byron 2'],
  ['fullName', 'A Resume Sample for All of You'],
  ['email', 'ada@example.c'],
  ['email', 'ada.@example.org'],
  ['startDate', 'Summer 2019'],
  ['startDate', '1815'],
] as const)('asks about %s "%s" [RD1]', (field, text) => {
  expect(isDoubted(field, text)).toBe(true);
});

it('asks about an end before the start and one too long after it [RD1]', () => {
  expect(isDoubted('endDate', 'Mar 2019', 'Apr 2019')).toBe(true);
  expect(isDoubted('endDate', '2024', '1950')).toBe(true);
});

it.each([
  ['fullName', 'Ada Byron'],
  ['fullName', 'Jean-Luc d’Arcy van den Berg'],
  ['fullName', '李小龙'],
  ['email', 'ada@example.museum'],
  ['email', 'ada.byron@mail.example.co.uk'],
  ['startDate', 'Apr 2019'],
  ['endDate', 'Present'],
] as const)('does not ask about %s "%s"', (field, text) => {
  expect(isDoubted(field, text, 'Apr 2018')).toBe(false);
});
