import { fc } from '@fast-check/vitest';
import { EntryId } from '../ids.ts';
import { CLOSING_REASONS, MEANINGS, PAY_PERIODS, type Pursuit } from './pursuit.ts';

const anyLine = fc.string({ maxLength: 20 });
const anyLines = fc.array(anyLine, { maxLength: 4 }).map((lines) => lines.join('\n'));
const anyMoment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const anyDay = fc.oneof(
  fc.constant(''),
  anyMoment.map((moment) => moment.slice(0, 10)),
);
const anyCount = fc.option(fc.nat(500));
const anyAmount = fc.record({
  amount: fc.option(fc.double({ min: 0, max: 1e9, noNaN: true }).map(Math.abs)),
  currency: fc.constantFrom('', 'EUR', 'USD'),
  per: fc.constantFrom(...PAY_PERIODS),
});

const entries = <E extends object>(entry: fc.Arbitrary<E>, name: string) =>
  fc
    .array(entry, { maxLength: 3 })
    .map((list) => list.map((each, at) => ({ id: EntryId.parse(`${name}-${at}`), ...each })));

/** Any application, in which each entry has an id of its own. */
export const anyPursuit: fc.Arbitrary<Pursuit> = fc.record({
  posting: fc.record({
    company: anyLine,
    title: anyLine,
    location: anyLine,
    url: anyLine,
    text: anyLines,
    source: anyLine,
    pay: anyLine,
    lastDay: anyDay,
  }),
  state: fc.record({
    meaning: fc.constantFrom(...MEANINGS),
    round: anyCount,
    stage: anyLine,
    reasons: fc.subarray([...CLOSING_REASONS]),
    since: anyDay,
  }),
  next: fc.record({ what: anyLine, due: anyDay }),
  notes: fc.record({ text: anyLines }),
  pay: fc.record({ asked: anyAmount, offered: anyAmount }),
  person: entries(
    fc.record({ name: anyLine, role: anyLine, email: anyLine, phone: anyLine, note: anyLines }),
    'person',
  ),
  interview: entries(
    fc.record({
      when: fc.oneof(
        fc.constant(''),
        anyMoment.map((moment) => moment.slice(0, 16)),
      ),
      zone: fc.constantFrom('', 'Europe/Berlin', 'America/Los_Angeles'),
      minutes: anyCount,
      where: anyLine,
      kind: anyLine,
      round: anyCount,
      note: anyLines,
    }),
    'interview',
  ),
});
