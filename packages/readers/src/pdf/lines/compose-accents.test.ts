import { expect, it } from 'vitest';
import { composeAccents } from './compose-accents.ts';

it.each([
  ['M¨uller', 'Müller'],
  ['¨Osterreich', 'Österreich'],
  ['Caf´e', 'Café'],
  ['Garc´ıa', 'García'],
  ['fran¸cais', 'français'],
  ['franc¸ais', 'français'],
  ['Mu¨ller', 'Müller'],
  ['Cr¨ me', 'Cr¨ me'],
  ['voil`a', 'voilà'],
  ['Dvoˇr´ak', 'Dvořák'],
])('puts accents on their letters: %s', (text, composed) => {
  expect(composeAccents(text)).toBe(composed);
});

it.each(['~5 people', '`code`', 'x^2', 'a ^ b', '¨', '90˚ turns'])('leaves %s alone', (text) => {
  expect(composeAccents(text)).toBe(text);
});
