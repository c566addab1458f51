import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  contactParts,
  displayName,
  formatLabelledLines,
  formatPhone,
  linkedinHandle,
  parseLabelledLines,
  websiteHref,
} from '../index.ts';
import { anyCharacter, anyResume, contactWith } from '../resume/resume.test-support.ts';
import { contactDetails } from './contact-parts.ts';

const ada = contactWith({
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '1234567890',
  linkedin: 'ada-l',
  website: 'ada.dev/cv',
  country: 'United States',
  state: 'Texas',
  city: 'Dallas',
});

const texts = (contact: Parameters<typeof contactParts>[0]) =>
  contactParts(contact).map((part) => part.text);

describe('contactParts', () => {
  it('[PV2] has place, e-mail, phone, profile path and website, each with its address', () => {
    expect(contactParts(ada)).toEqual([
      { field: 'city', text: 'Dallas, Texas, United States' },
      { field: 'email', text: 'ada@example.com', href: 'mailto:ada@example.com' },
      { field: 'phone', text: '(123) 456-7890', href: 'tel:1234567890' },
      {
        field: 'linkedin',
        text: 'linkedin.com/in/ada-l',
        href: 'https://www.linkedin.com/in/ada-l',
      },
      { field: 'website', text: 'ada.dev/cv', href: 'https://ada.dev/cv' },
    ]);
  });

  it('[OC1] has further links, each with its label where the address does not say it', () => {
    const links = formatLabelledLines([
      { label: 'GitHub', text: 'https://www.github.com/ada/' },
      { label: 'Portfolio', text: 'ada.dev' },
      { label: 'Nothing', text: ' ' },
      { label: '', text: 'javascript:alert(1)' },
    ]);
    expect(contactParts(contactWith({ links }))).toEqual([
      { field: 'links', text: 'github.com/ada', href: 'https://www.github.com/ada/', line: 0 },
      { field: 'links', text: 'Portfolio: ada.dev', href: 'https://ada.dev', line: 1 },
      { field: 'links', text: 'javascript:alert(1)', line: 3 },
    ]);
  });

  it('[OC1] has further lines below', () => {
    const details = formatLabelledLines([
      { label: 'Nationality', text: 'Ukrainian' },
      { label: '', text: '' },
      { label: '', text: 'Driving licence B' },
    ]);
    expect(contactDetails(contactWith({ details })).map(({ text }) => text)).toEqual([
      'Nationality: Ukrainian',
      'Driving licence B',
    ]);
  });

  it.each([
    { hidden: 'phone', gone: '(123) 456-7890' },
    { hidden: 'linkedin', gone: 'linkedin.com/in/ada-l' },
    { hidden: 'city', gone: 'Dallas, Texas, United States', instead: 'Texas, United States' },
    { hidden: 'state', gone: 'Dallas, Texas, United States', instead: 'Dallas, United States' },
    { hidden: 'country', gone: 'Dallas, Texas, United States', instead: 'Dallas, Texas' },
  ])('[PV2] [ED6] follows the toggle of $hidden', ({ hidden, gone, instead }) => {
    const shown = { ...ada.shown, [hidden]: false };
    const expected = texts(ada).flatMap((text) => (text === gone ? (instead ?? []) : text));
    expect(texts({ ...ada, shown })).toEqual(expected);
  });

  it('[PV2] leaves out what is empty', () => {
    expect(contactParts(contactWith({ email: ' ', city: ' ', linkedin: '@' }))).toEqual([]);
  });

  it('prints what is no proper address without a link', () => {
    const odd = contactWith({
      email: 'ada at example',
      phone: 'ask me',
      website: 'javascript:alert(1)',
    });
    expect(contactParts(odd)).toEqual([
      { field: 'email', text: 'ada at example' },
      { field: 'phone', text: 'ask me' },
      { field: 'website', text: 'javascript:alert(1)' },
    ]);
  });

  it('prints a handle with half a character without a link', () => {
    expect(contactParts(contactWith({ linkedin: 'a\ud800' }))).toEqual([
      { field: 'linkedin', text: 'linkedin.com/in/a\ud800' },
    ]);
  });

  test.prop([anyResume])(
    'links only by http, https, mailto and tel, in ASCII without spaces',
    ({ contact }) => {
      for (const { href } of contactParts(contact)) {
        expect(href ?? 'tel:').toMatch(/^(?:https?:\/\/|mailto:|tel:)[!-~]*$/);
      }
    },
  );
});

describe('displayName', () => {
  it('[PV2] is "Your Name" while there is none', () => {
    expect(displayName(contactWith({ fullName: ' ' }))).toBe('Your Name');
    expect(displayName(contactWith({ fullName: ' Ольга ' }))).toBe('Ольга');
  });
});

it.each([
  { phone: '1234567890', country: '', printed: '(123) 456-7890' },
  { phone: '123.456.7890', country: 'Canada', printed: '(123) 456-7890' },
  { phone: ' (123)456-7890 ', country: '', printed: '(123) 456-7890' },
  { phone: '12 34 56 78 90', country: '', printed: '12 34 56 78 90' },
  { phone: '123456789', country: '', printed: '123456789' },
  { phone: '12345678901', country: '', printed: '12345678901' },
  { phone: '+1 123 456 7890', country: '', printed: '+1 123 456 7890' },
  { phone: '+49 30123456', country: '', printed: '+49 30123456' },
  { phone: '01 23 45 67 89', country: 'France', printed: '01 23 45 67 89' },
  { phone: '1234567890 ext', country: '', printed: '1234567890 ext' },
  { phone: '', country: '', printed: '' },
])('[PV2] prints the phone $phone of "$country" as $printed', ({ phone, country, printed }) => {
  expect(formatPhone(phone, country)).toBe(printed);
});

it.each([
  ['ada-l', 'ada-l'],
  [' @ada-l ', 'ada-l'],
  ['in/ada-l', 'ada-l'],
  ['/in/ada-l/', 'ada-l'],
  ['https://www.linkedin.com/in/ada-l/?trk=x#top', 'ada-l'],
  ['http://uk.linkedin.com/in/ada-l/en', 'ada-l'],
  ['linkedin.com/in/ada-l', 'ada-l'],
  ['LinkedIn.com/in/Ada', 'Ada'],
  ['https://www.linkedin.com/in/ольга', 'ольга'],
  ['', ''],
])('[PV2] takes the handle out of %j', (typed, handle) => {
  expect(linkedinHandle(typed)).toBe(handle);
});

it.each([
  ['ada.dev', 'https://ada.dev'],
  ['http://ada.dev/a?b=c#d', 'http://ada.dev/a?b=c#d'],
  ['HTTPS://ada.dev', 'https://ada.dev'],
  ['ada.dev:8080/cv', 'https://ada.dev:8080/cv'],
  ['ada.dev/über%20mich', 'https://ada.dev/%C3%BCber%20mich'],
  ['ada.dev/"><script>', 'https://ada.dev/%22%3E%3Cscript%3E'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['ftp://ada.dev', undefined],
  ['//ada.dev', undefined],
  ['https://me@evil.example', undefined],
  ['my site', undefined],
  ['localhost', undefined],
  ['ada.dev/\ud800', undefined],
  ['ada.dev/\u202e', undefined],
  ['ada.dev and bob.dev', undefined],
  ['', undefined],
])('reads the website %j as %j', (website, href) => {
  expect(websiteHref(website)).toBe(href);
});

test.prop([fc.string({ unit: anyCharacter })])(
  'never throws for a website, whatever it is',
  (website) => {
    expect(() => websiteHref(website)).not.toThrow();
  },
);

const oneLine = fc.string().map((text) => text.replace(/[\t\r\n]/g, ' '));
test.prop([fc.array(fc.record({ label: oneLine, text: oneLine }))])(
  '[OC1] labelled lines come back as they were typed',
  (lines) => {
    expect(parseLabelledLines(formatLabelledLines(lines))).toEqual(lines);
  },
);
