import { expect, it } from 'vitest';
import { isSameText } from './same-text.ts';

it.each([
  { it: 'composed and decomposed letters', one: 'Zoë', other: 'Zoe\u0308' },
  { it: 'dashes of all kinds', one: '2019 – 2021', other: '2019 - 2021' },
  { it: 'spaces of all kinds', one: 'Head\u00a0of  pastry', other: ' Head of pastry ' },
  { it: 'what is not seen', one: 'Acme\u200b Labs\u200e', other: 'Acme Labs' },
  { it: 'an address with its scheme', one: 'https://www.ada.dev/', other: 'ada.dev' },
  { it: 'an address that ends in a slash', one: 'ada.dev/', other: 'ada.dev' },
  { it: 'an address with www', one: 'www.ada.dev/cv', other: 'ada.dev/cv' },
])('[EX3] takes for the same: $it', ({ one, other }) => {
  expect(isSameText(one, other)).toBe(true);
});

it.each([
  { it: 'letters in another case', one: 'Acme', other: 'ACME' },
  {
    it: 'a joiner, which tells words apart in some scripts',
    one: 'می\u200cخواهم',
    other: 'میخواهم',
  },
  { it: 'the path of an address', one: 'https://ada.dev/cv', other: 'ada.dev' },
  { it: 'a scheme before words', one: 'https://ada.dev and more', other: 'ada.dev and more' },
])('[EX3] tells apart: $it', ({ one, other }) => {
  expect(isSameText(one, other)).toBe(false);
});
