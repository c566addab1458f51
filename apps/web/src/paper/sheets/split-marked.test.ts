import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { splitMarked } from './split-marked.ts';

it.each([
  { it: 'nothing when there is nothing to mark', text: 'plain', cut: ['plain'] },
  { it: 'around one in the middle', text: 'I ♥😀 you', cut: ['I ♥', '[😀]', ' you'] },
  { it: 'neighbours together', text: '😀😀', cut: ['[😀😀]'] },
  { it: 'no part of a longer character', text: '👍🏽 and 👍', cut: ['👍🏽 and ', '[👍]'] },
])('[PV8] cuts $it', ({ text, cut }) => {
  const shown = splitMarked(text, ['😀', '👍']).map((stretch) =>
    stretch.isMarked ? `[${stretch.text}]` : stretch.text,
  );
  expect(shown).toEqual(cut);
});

test.prop([
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
])('loses no text', (text, characters) => {
  const stretches = splitMarked(text, characters);
  expect(stretches.map((stretch) => stretch.text).join('')).toBe(text);
});
