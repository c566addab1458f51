import { ENGLISH, en, words } from '@shortlist/messages';
import { expect, it } from 'vitest';
import { changed, row } from '../application-row.test-support.ts';
import { listRecord } from '../index.ts';

const said = words(ENGLISH, en.tracking);

it('lists the applications of a time by their days there, with their states since', () => {
  const later = row({
    company: 'Acme',
    title: 'Baker',
    location: 'Bern',
    source: 'Indeed',
    events: [
      changed('2026-02-20T10:00:00Z', 'saved'),
      changed('2026-03-08T10:00:00Z', 'saved'),
      changed('2026-03-01T23:30:00Z', 'applied'),
      changed('2026-03-09T10:00:00Z', 'talking', 1, 'Phone call'),
      changed('2026-04-02T10:00:00Z', 'closed'),
    ],
  });
  const sooner = row({ company: 'Mill', events: [changed('2026-03-01T09:00:00Z', 'talking')] });
  const before = row({ events: [changed('2026-02-28T22:59:00Z', 'applied')] });
  const never = row({ events: [changed('2026-03-05T10:00:00Z', 'saved')] });
  const span = { from: '2026-03-01', to: '2026-03-02', zone: 'Europe/Zurich' };
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
        { day: '2026-04-02', state: 'Closed' },
      ],
    },
  ]);
  expect(listRecord([later], { ...span, to: '2026-03-01' }, said)).toEqual([]);
});
