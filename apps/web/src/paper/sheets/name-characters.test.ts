import { expect, it } from 'vitest';
import { nameCharacters } from './name-characters.ts';

it.each([
  { it: 'names one character with its code point', given: ['😀'], named: '😀 (U+1F600)' },
  { it: 'pads short code points', given: ['\u2603'], named: '☃ (U+2603)' },
  { it: 'joins several', given: ['☃', '☂'], named: '☃ (U+2603) and ☂ (U+2602)' },
  { it: 'spells out a cluster', given: ['👍🏽'], named: '👍🏽 (U+1F44D U+1F3FD)' },
])('[PV8] $it', ({ given, named }) => {
  expect(nameCharacters(given, 'en')).toBe(named);
});
