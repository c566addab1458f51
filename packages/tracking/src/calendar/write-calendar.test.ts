import { fc, test } from '@fast-check/vitest';
import { ENGLISH, en, words } from '@shortlist/messages';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { type CalendarApplication, type CalendarInterview, writeCalendar } from '../index.ts';

const writing = { words: words(ENGLISH, en.tracking), stamp: new Date('2026-02-01T08:00:00Z') };

const interview = (fields: Partial<CalendarInterview> = {}): CalendarInterview => ({
  id: 'i1',
  when: '2026-03-10T14:00',
  zone: 'Europe/Berlin',
  minutes: null,
  where: '',
  kind: '',
  revision: 1,
  ...fields,
});

const application = (fields: Partial<CalendarApplication> = {}): CalendarApplication => ({
  application_id: 'a1',
  company: 'Acme',
  title: 'Baker',
  url: '',
  meaning: 'applied',
  next: { what: '', due: '', revision: 1 },
  interviews: [],
  ...fields,
});

/** Reads a file by a calendar program's library. */
const read = (file: string) =>
  new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const startOf = (when: string, zone: string) =>
  read(writeCalendar([application({ interviews: [interview({ when, zone })] })], writing))[0]
    ?.startDate.toJSDate()
    .toISOString();

it.each([
  // Before, in the skipped and in the repeated hour, and after the change of the clock.
  ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T03:30', '2026-10-25T02:30:00.000Z'],
  ['America/New_York', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/New_York', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/New_York', '2026-11-01T02:30', '2026-11-01T07:30:00.000Z'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45:00.000Z'],
  ['Pacific/Auckland', '2026-09-27T02:30', '2026-09-26T14:30:00.000Z'],
  ['Pacific/Auckland', '2026-04-05T02:30', '2026-04-04T13:30:00.000Z'],
  ['Asia/Kolkata', '2026-03-29T02:30', '2026-03-28T21:00:00.000Z'],
  ['America/Sao_Paulo', '2026-10-25T02:30', '2026-10-25T05:30:00.000Z'],
])('an interview in %s at %s is at %s', (zone, when, utc) => {
  expect(startOf(when, zone)).toBe(utc);
});

it('has a next step as a whole day that ends with the day after', () => {
  const next = { what: 'Call Bo', due: '2026-02-28', revision: 3 };
  const file = writeCalendar([application({ next, url: 'https://acme.example/a,b;c' })], writing);
  const [event] = read(file);
  expect(event?.startDate.isDate).toBe(true);
  expect([event?.startDate, event?.endDate].map(String)).toEqual(['2026-02-28', '2026-03-01']);
  expect(event?.summary).toBe('Call Bo (Acme)');
  expect(event?.component.getFirstPropertyValue('url')).toBe('https://acme.example/a,b;c');
  expect(file).not.toContain('VALARM');
});

it('has no next step of what is closed, but its talks', () => {
  const next = { what: 'Call Bo', due: '2026-02-28', revision: 1 };
  const closed = application({ meaning: 'closed', next, interviews: [interview()] });
  expect(read(writeCalendar([closed], writing)).map(({ uid }) => uid)).toEqual([
    'interview-i1@shortlist',
  ]);
});

it('keeps the id and raises the sequence when a date changes', () => {
  const written = (due: string, revision: number) => {
    const next = { what: 'Call', due, revision };
    const talk = interview({ when: `${due}T09:00`, revision });
    const events = read(writeCalendar([application({ next, interviews: [talk] })], writing));
    return events.map((event) => [event.uid, event.sequence]);
  };
  expect(written('2026-02-28', 1)).toEqual([
    ['next-a1@shortlist', 1],
    ['interview-i1@shortlist', 1],
  ]);
  expect(written('2026-03-02', 2)).toEqual([
    ['next-a1@shortlist', 2],
    ['interview-i1@shortlist', 2],
  ]);
});

it('leaves out what has no date, and a zone that there is not', () => {
  const next = { what: 'Some day', due: '2026-02-30', revision: 1 };
  const interviews = ['', '2026-02-30T10:00', '2026-03-01T25:00'].map((when) =>
    interview({ when }),
  );
  const lost = interview({ zone: 'Moon/Base' });
  expect(
    read(writeCalendar([application({ next, interviews: [...interviews, lost] })], writing)),
  ).toEqual([]);
});

const piece = fc.constantFrom(
  'a',
  ' ',
  ',',
  ';',
  '\\',
  '\n',
  ':',
  '"',
  'é',
  'مقابلة',
  '👩🏽‍🚒',
  'ー',
  '\\n',
);
const text = fc.array(piece, { maxLength: 60 }).map((pieces) => `x${pieces.join('')}`);

test.prop([text, text, text], { numRuns: 200 })(
  'any text comes back, in lines of at most 75 octets that end within no character',
  (what, company, where) => {
    const next = { what, due: '2026-03-01', revision: 0 };
    const file = writeCalendar(
      [application({ company, next, interviews: [interview({ where })] })],
      writing,
    );
    const [step, talk] = read(file);
    expect(step?.summary).toBe(`${what} (${company})`);
    expect(talk?.location).toBe(where);
    const octets = file.split('\r\n').map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/u);
    expect(file).not.toMatch(/\p{Surrogate}/u);
  },
);
