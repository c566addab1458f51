import { ENGLISH, en, words } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { changed, row } from '../application-row.test-support.ts';
import { listRecord } from '../index.ts';

const said = words(ENGLISH, en.tracking);

it('lists the applications of a time by their days, with their states since as they came', () => {
  const later = row({
    company: 'Acme',
    title: 'Baker',
    location: 'Bern',
    source: 'Indeed',
    events: [
      changed('2026-03-02', 'saved'),
      changed('2026-03-02', 'applied'),
      changed('2026-03-09', 'talking', 1, 'Phone call'),
      changed('2026-03-01', 'closed'),
    ],
  });
  const sooner = row({ company: 'Mill', events: [changed('2026-03-01', 'talking')] });
  const before = row({ events: [changed('2026-02-28', 'applied')] });
  const never = row({ events: [changed('2026-03-05', 'saved')] });
  const span = { from: '2026-03-01', to: '2026-03-02' };
  expect(listRecord([later, before, never, sooner], span, said)).toEqual([
    {
      date: '2026-03-01',
      company: 'Mill',
      title: '',
      location: '',
      how: '',
      states: [{ day: '2026-03-01', state: 'Talking' }],
    },
    {
      date: '2026-03-02',
      company: 'Acme',
      title: 'Baker',
      location: 'Bern',
      how: 'Indeed',
      states: [
        { day: '2026-03-02', state: 'Applied' },
        { day: '2026-03-09', state: 'Phone call' },
        { day: '2026-03-01', state: 'Closed' },
      ],
    },
  ]);
  expect(listRecord([later], { ...span, to: '2026-03-01' }, said)).toEqual([]);
});
