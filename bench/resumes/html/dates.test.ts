import { expect, it } from 'vitest';
import { spellRange } from './dates.ts';

const GOES_ON = { startDate: '2019-03', endDate: '' };

it('says since when what goes on, where a design asks for it', () => {
  const style = { form: 'long', dash: ' – ', since: true } as const;
  expect(spellRange(GOES_ON, style, 'fr', 'présent')).toBe('depuis mars 2019');
  expect(spellRange(GOES_ON, { ...style, since: false }, 'fr', 'présent')).toBe(
    'mars 2019 – présent',
  );
});

it('spells an end that has come in the form of the design', () => {
  const ended = { startDate: '2017-11', endDate: '2019-03' };
  expect(spellRange(ended, { form: 'dots', dash: ' - ', since: true }, 'de', 'heute')).toBe(
    '11.2017 - 03.2019',
  );
});
