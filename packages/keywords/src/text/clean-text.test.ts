import { fc, test } from '@fast-check/vitest';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { cleanText, sourceRange, sourceSlice } from './clean-text.ts';

it.each([
  { source: 'R&amp;D &bull; QA', text: 'R&D • QA' },
  { source: '<p>One</p><li class="x">Two</li>', text: '\nOne\n\nTwo\n' },
  { source: '**Must** know [Docker](https://docker.com)', text: 'Must know Docker' },
  { source: 'Sauté – “fresh”', text: 'Saute - "fresh"' },
  { source: 'soft\u00adware', text: 'software' },
  { source: 'one\r\ntwo', text: 'one\n\ntwo' },
  { source: '&#8226; five &#x2022; six', text: '• five • six' },
  { source: 'a < b and 5 > 4', text: 'a < b and 5 > 4' },
])('makes "$source" plain', ({ source, text }) => {
  expect(cleanText(source).text).toBe(text);
});

it('finds the way back to the words as they were written', () => {
  const clean = cleanText('We want <b>Sauté</b> &amp; grill');
  const at = clean.text.indexOf('Saute');
  expect(sourceSlice(clean, at, at + 5)).toBe('Sauté');
  expect(sourceRange(clean, at, at + 5)).toEqual([11, 16]);
});

test.prop([fc.string({ unit: anyCharacter, maxLength: 80 })])(
  'places every character of any text, in order',
  (source) => {
    const { text, origin } = cleanText(source);
    expect(origin).toHaveLength(text.length + 1);
    expect(origin.every((at, index) => at >= (origin[index - 1] ?? 0) && at <= source.length)).toBe(
      true,
    );
  },
);
