import { en, say } from '@shortlist/messages';
import { describe, expect, it } from 'vitest';
import {
  type Application,
  checkApplication,
  checkInquiry,
  type FormCheck,
  type Inquiry,
  SELF_IDENTIFICATION,
} from '../index.ts';

const INQUIRY: Inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  phone: '(214) 555-0199',
  details: 'How do you read two columns?',
};

const APPLICATION: Application = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.org',
  gender: 'Female',
  hispanicLatino: 'No',
  veteranStatus: 'I do not wish to answer',
  disabilityStatus: 'I do not want to answer',
  sponsorship: 'No',
  jobTitle: 'Engineer',
  jobId: 'engineer',
};

const BOTH = { resume: true, coverLetter: true };

describe('[WS5] an inquiry', () => {
  it('passes with all five fields', () => {
    expect(inWords(checkInquiry(INQUIRY))).toEqual({ ok: true });
  });

  it.each(Object.keys(INQUIRY) as (keyof Inquiry)[])('needs %s, before all else', (field) => {
    const empty = { ...INQUIRY, email: 'ada', phone: '1', [field]: ' \n' };
    expect(inWords(checkInquiry(empty))).toEqual({
      ok: false,
      field,
      fields: [field],
      title: 'Missing Information',
      message: 'Please fill out all required fields.',
    });
  });

  it('names all that is missing', () => {
    const check = checkInquiry({ ...INQUIRY, lastName: '', details: ' ' });
    expect(check).toMatchObject({ field: 'lastName', fields: ['lastName', 'details'] });
  });

  it.each(['ada', 'ada@example', 'ada@example.de', 'ada@@example.org'])(
    'refuses the address %s, before the phone',
    (email) => {
      expect(inWords(checkInquiry({ ...INQUIRY, email, phone: '1' }))).toEqual({
        ok: false,
        field: 'email',
        fields: ['email'],
        title: 'Invalid Input',
        message: 'Please enter a valid email address.',
      });
    },
  );

  it.each(['555-0199', '+44 20 7946 0958', 'call me'])('refuses the phone %s', (phone) => {
    expect(inWords(checkInquiry({ ...INQUIRY, phone }))).toEqual({
      ok: false,
      field: 'phone',
      fields: ['phone'],
      title: 'Invalid Phone Number',
      message: 'Please enter a valid phone number.',
    });
  });
});

describe('[WS7] an application', () => {
  it('passes when everything is there', () => {
    expect(inWords(checkApplication(APPLICATION, BOTH))).toEqual({ ok: true });
  });

  const refused = (changes: Partial<Application>, attached = BOTH) =>
    checkApplication({ ...APPLICATION, ...changes }, attached);
  const SELECTIONS = 'Please make a selection for all self-identification fields.';

  it('is checked in the order of the spec', () => {
    const nothing = Object.fromEntries(Object.keys(APPLICATION).map((field) => [field, ''])) as {
      [Field in keyof Application]: string;
    };
    const filled: Partial<Application> = {};
    const messages: string[] = [];
    for (const fields of [
      ['email'],
      ['firstName'],
      ['lastName'],
      ['gender', 'hispanicLatino', 'veteranStatus', 'disabilityStatus', 'sponsorship'],
    ] as (keyof Application)[][]) {
      for (const field of fields) {
        const check = checkApplication(
          { ...nothing, ...filled },
          { resume: false, coverLetter: false },
        );
        if (!check.ok) messages.push(`${say(en, check.title)}: ${say(en, check.message)}`);
        filled[field] = APPLICATION[field];
      }
    }
    expect(messages).toEqual([
      'Invalid Input: Please enter a valid email address.',
      'Invalid Input: Please enter a valid first name.',
      'Invalid Input: Please enter a valid last name.',
      ...Array.from({ length: 5 }, () => `Invalid Input: ${SELECTIONS}`),
    ]);
    const withoutFiles = checkApplication(
      { ...nothing, ...filled },
      { resume: true, coverLetter: false },
    );
    expect(inWords(withoutFiles)).toEqual({
      ok: false,
      field: 'coverLetter',
      fields: ['coverLetter'],
      title: 'Invalid Input',
      message: 'Please upload both a resume and a cover letter.',
    });
  });

  it.each([
    'gender',
    'hispanicLatino',
    'veteranStatus',
    'disabilityStatus',
    'sponsorship',
  ] as const)('takes for %s only what is offered', (field) => {
    expect(inWords(refused({ [field]: 'Something else' }))).toMatchObject({
      field,
      message: SELECTIONS,
    });
  });

  it('names all selections and files that are missing', () => {
    const none = { resume: false, coverLetter: false };
    expect(refused({ gender: '', sponsorship: '' }, none)).toMatchObject({
      fields: ['gender', 'sponsorship'],
    });
    expect(refused({}, none)).toMatchObject({ fields: ['resume', 'coverLetter'] });
  });

  it('takes every answer that is offered', () => {
    for (const [question, answers] of Object.entries(SELF_IDENTIFICATION)) {
      for (const answer of answers)
        expect(inWords(refused({ [question]: answer }))).toEqual({ ok: true });
    }
  });
});

const inWords = (check: FormCheck) =>
  check.ok ? check : { ...check, title: say(en, check.title), message: say(en, check.message) };
