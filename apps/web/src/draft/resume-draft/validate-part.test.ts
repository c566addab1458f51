import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { type Contact, type EntryId, entryKey, SECTIONS } from '@shortlist/model';
import { type FlatEntry, readEntry } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { resumeWithoutEntries } from './model-server.test-support.ts';
import { validatePart } from './resume-draft.ts';
import type { PartValue } from './resume-types.ts';

const EMAIL = 'Please enter a valid email address.';
const PHONE = 'Please enter a valid phone number format, like (123) 456-7890.';
const NAME = 'Full Name is a required field.';

const contact = (changes: Partial<Contact>): Contact => ({
  ...resumeWithoutEntries().contact,
  ...changes,
});

it.each([
  {
    it: 'all of a valid contact',
    mine: contact({ fullName: 'Ada', city: 'London' }),
    theirs: contact({}),
    saved: { fullName: 'Ada', city: 'London' },
    kept: [],
  },
  {
    it: 'blank for what is refused of a new contact, whatever is wrong with it',
    mine: contact({ fullName: 'Ada', email: 'ada@firma.de', phone: '+49 30 1', city: 'Berlin' }),
    theirs: contact({}),
    saved: { fullName: 'Ada', email: '', phone: '', city: 'Berlin' },
    kept: [EMAIL, PHONE],
  },
  {
    it: 'what the server has for what is refused of a known one',
    mine: contact({ fullName: '', phone: '12', city: 'Berlin' }),
    theirs: contact({ fullName: 'Ada', phone: '(512) 555-0147', city: 'London' }),
    saved: { fullName: 'Ada', phone: '(512) 555-0147', city: 'Berlin' },
    kept: [NAME, PHONE],
  },
  {
    it: 'nothing where a required field was never there',
    mine: contact({ city: 'Berlin', phone: '12' }),
    theirs: contact({}),
    saved: undefined,
    kept: [NAME],
  },
  {
    it: 'nothing where what the server has is refused beside the rest',
    mine: contact({ fullName: 'Ada', phone: '+49 30 123456', country: 'Canada' }),
    theirs: contact({ fullName: 'Ada', phone: '+49 30 123456', country: 'Germany' }),
    saved: undefined,
    kept: [PHONE],
  },
])('lets through $it', ({ mine, theirs, saved, kept }) => {
  const { savable, problems } = validatePart('contact', mine, theirs, SECTIONS);
  expect(savable?.value).toEqual(saved && { ...mine, ...saved });
  expect(problems.map(({ message }) => formatMessage(ENGLISH, en, message))).toEqual(kept);
});

it('lets a new education through without its GPA and an end before its start', () => {
  const id = 'e1' as EntryId;
  const mine: FlatEntry<'education'> = {
    id,
    degree: 'M.Sc.',
    school: 'TU Berlin',
    location: '',
    minor: '',
    startDate: '2019',
    endDate: '2017',
    gpa: '1,8',
    bullets: '• ',
  };
  const entry = readEntry('education', mine, SECTIONS);
  const { savable, problems } = validatePart(`education:${id}`, entry, undefined, SECTIONS);
  expect(savable?.value).toEqual(
    readEntry('education', { ...mine, endDate: '', gpa: '' }, SECTIONS),
  );
  expect(problems.map(({ field }) => field)).toEqual(['endDate', 'gpa']);
});

it.each<PartValue>([undefined, 'Any summary'])('lets %j through as it is', (mine) => {
  const key = mine === undefined ? entryKey('experience', 'e1' as EntryId) : 'summary';
  expect(validatePart(key, mine, 'other', SECTIONS)).toEqual({
    savable: { value: mine },
    problems: [],
  });
});
