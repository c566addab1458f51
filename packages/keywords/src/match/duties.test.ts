import { expect, it } from 'vitest';
import { standardLexicon } from '../lexicon/standard-lexicon.ts';
import { nameKeys } from '../text/words.ts';
import { DUTY_TEXTS } from './duties/duty-texts.ts';
import { dutyKeys, signsOf } from './duties.ts';

const LINES = Object.values(DUTY_TEXTS).flatMap((text) => text.trim().split('\n'));
const { duties } = standardLexicon();

it('has names and signs in every line', () => {
  expect(LINES.filter((line) => !/^\S.* : \S.*$/.test(line))).toEqual([]);
});

it('has a sign for every name', () => {
  const names = LINES.flatMap((line) => (line.split(' : ')[0] ?? '').split(' | '));
  const mute = names.filter((name) =>
    dutyKeys(nameKeys(name)).every((key) => signsOf(duties, key, '').length === 0),
  );
  expect(mute).toEqual([]);
});

it('knows a duty by any words of its meaning, in any order', () => {
  const key = (name: string) => dutyKeys(nameKeys(name))[0];
  expect(key('stock control')).toBe(key('stock management'));
  expect(key('building construction')).not.toBe(key('development design'));
  expect(key('scheduling of staff')).toBe(key('employee rostering'));
  expect(key('stock photography')).not.toBe(key('stock control'));
});
