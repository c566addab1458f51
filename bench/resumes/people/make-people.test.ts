import { expect, it } from 'vitest';
import { makePeople } from './make-people.ts';
import { LANGUAGES } from './person.ts';

const people = makePeople(20);

it('makes the same people every time', () => {
  expect(makePeople(20)).toEqual(people);
});

it('makes different people, half of whom write English', () => {
  expect(new Set(people.map(({ id }) => id)).size).toBe(people.length);
  for (const language of LANGUAGES) {
    const count = people.filter((person) => person.language === language).length;
    expect(count, language).toBe(language === 'en' ? 120 : 20);
  }
});

it('fills in every word that is drawn', () => {
  for (const { id, resume } of people) {
    for (const text of textsOf(resume)) expect(text, id).not.toMatch(/[{}|~]/);
  }
});

it('gives every date to the month where a person is said to be dated', () => {
  const dates = people
    .filter(({ isDated }) => isDated)
    .flatMap(({ resume }) => [
      ...resume.work.map(({ startDate }) => startDate),
      ...resume.education.flatMap(({ startDate, endDate }) => [startDate, endDate]),
      ...[...resume.awards, ...resume.certificates].map(({ date }) => date),
    ]);
  expect(dates.length).toBeGreaterThan(100);
  for (const date of dates) expect(date).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
});

it('never lets a job end before it began', () => {
  for (const { id, resume } of people) {
    for (const { startDate, endDate } of resume.work) {
      if (endDate !== '')
        expect(endDate > startDate, `${id}: ${startDate} to ${endDate}`).toBe(true);
    }
  }
});

/** Every text in a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}
