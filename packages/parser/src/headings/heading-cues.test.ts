import { expect, it } from 'vitest';
import { cuedKinds } from './heading-cues.ts';

it.each([
  ['The crews I worked with', 'experience'],
  ['Schools that had me', 'education'],
  ['What I know', 'skills'],
  ['Boats I built', 'projects'],
  ['Mein Ausbildungsweg', 'education'],
  ['Mis estudios', 'education'],
  ['Proud moments', 'awards'],
])('%s speaks for %s', (heading, kind) => {
  expect([...cuedKinds(heading)]).toEqual([kind]);
});

it('says nothing of words that no kind has', () => {
  expect(cuedKinds('Lorem Dolor').size).toBe(0);
});
