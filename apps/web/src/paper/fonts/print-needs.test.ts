import { fc, test } from '@fast-check/vitest';
import { facesFor, missingCharacters, type PrintedText } from '@shortlist/fonts';
import { expect, it } from 'vitest';
import { rememberNeeds } from './print-needs.ts';

const plain = (text: string): PrintedText => ({ text, family: 'tinos', weight: 400 });

it('[PV8] tells every face and every missing character once', () => {
  const { faces, missing } = rememberNeeds()([plain('I ♥ Łódź 😀'), plain('😀 again')]);
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces).toContain('tinos-latin-ext-400');
  expect(missing).toContain('😀');
  expect(missing.filter((character) => character === '😀')).toHaveLength(1);
});

it('hands out the same empty list every time', () => {
  const needsOf = rememberNeeds();
  expect(needsOf([plain('a')]).missing).toBe(needsOf([plain('b')]).missing);
});

const texts = fc.array(
  fc.record({
    text: fc.string({ unit: fc.constantFrom('a', 'é', 'Ж', '王', 'م', '😀', ' ') }),
    family: fc.constantFrom('tinos', 'amiri'),
    weight: fc.constantFrom(400 as const, 700 as const),
    italic: fc.boolean(),
  }),
);

test.prop([fc.array(texts, { maxLength: 4 })])(
  'remembering changes nothing: it always tells what asking the fonts again tells',
  (calls) => {
    const needsOf = rememberNeeds();
    for (const call of calls) {
      const { faces, missing } = needsOf(call);
      expect(new Set(faces)).toEqual(new Set(facesFor(call).map(({ key }) => key)));
      expect(new Set(missing)).toEqual(new Set(missingCharacters(call)));
    }
  },
);
