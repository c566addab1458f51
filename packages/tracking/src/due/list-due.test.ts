import { describe, expect, it } from 'vitest';
import { type DueApplication, listDue, localTime } from '../index.ts';

const application = (said: Partial<DueApplication> = {}): DueApplication => ({
  ...{ company: 'Acme', title: 'Baker', meaning: 'saved', next: { what: '', due: '' } },
  ...{ last_day: '', interviews: [] },
  ...said,
});
const today = { day: '2026-03-10', zone: 'Europe/Berlin' };
const step = (what: string, due: string) => application({ next: { what, due } });
const talk = (when: string, zone = '') =>
  application({ meaning: 'talking', interviews: [{ when, zone, kind: 'On site' }] });

const listed = (applications: readonly DueApplication[]) =>
  listDue(applications, today).map(({ kind, at, what }) => `${kind} ${at} ${what}`.trim());

describe('what is due today', () => {
  it('is the interviews in order, then last days, then next steps, the newest first', () => {
    const applications = [
      step('Write', '2026-01-01'),
      step('Call', '2026-03-10'),
      application({ last_day: '2026-03-12' }),
      application({ last_day: '2026-03-10' }),
      talk('2026-03-10T15:00'),
      talk('2026-03-10T09:30'),
    ];
    expect(listed(applications)).toEqual([
      'interview 2026-03-10T09:30 On site',
      'interview 2026-03-10T15:00 On site',
      'lastDay 2026-03-10',
      'lastDay 2026-03-12',
      'next 2026-03-10 Call',
      'next 2026-01-01 Write',
    ]);
  });

  it.each<[string, DueApplication]>([
    ['a step of tomorrow', step('Call', '2026-03-11')],
    ['a step without a day', step('Call', '')],
    ['a step on a day that there is not', step('Call', '2026-02-30')],
    ['a last day in three days', application({ last_day: '2026-03-13' })],
    ['a last day that is over', application({ last_day: '2026-03-09' })],
    [
      'the last day where one has applied',
      { ...application({ last_day: today.day }), meaning: 'applied' },
    ],
    ['an interview of tomorrow', talk('2026-03-11T00:00')],
    ['an interview in a zone that there is not', talk('2026-03-10T10:00', 'Moon/Base')],
    [
      'anything of what is closed',
      { ...talk('2026-03-10T10:00'), meaning: 'closed', next: { what: 'Call', due: today.day } },
    ],
  ])('is not %s', (_, each) => {
    expect(listed([each])).toEqual([]);
  });

  it.each([
    ['2026-03-09T20:00', 'America/Los_Angeles', ['interview 2026-03-10T04:00 On site']],
    ['2026-03-10T20:00', 'America/Los_Angeles', []],
    ['2026-03-11T05:00', 'Pacific/Auckland', ['interview 2026-03-10T17:00 On site']],
  ])('has an interview at %s in %s by the own clock', (when, zone, due) => {
    expect(listed([talk(when, zone)])).toEqual(due);
  });
});

it.each([
  ['2026-03-29T00:59:00Z', 'Europe/Berlin', '2026-03-29T01:59'],
  ['2026-03-29T01:00:00Z', 'Europe/Berlin', '2026-03-29T03:00'],
  ['2026-10-25T01:00:00Z', 'Europe/Berlin', '2026-10-25T02:00'],
  ['2026-10-25T18:30:00Z', 'Asia/Kolkata', '2026-10-26T00:00'],
])('at %s a clock in %s shows %s', (moment, zone, local) => {
  expect(localTime(new Date(moment), zone)).toBe(local);
});
