import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { describe, expect, it } from 'vitest';
import { checkContact, contactAdvice } from '../index.ts';
import { contactWith } from '../resume/resume.test-support.ts';

const LISTED = 'must end in .com, .net, .org, .edu, .gov, .mil, .io, .co, .us, .uk or .ca.';
const CHOOSE = 'Choose your country under Country';

describe('[ED7] what follows the words of a refused contact', () => {
  it.each([
    {
      it: 'the ending, and the country to choose',
      email: 'ann@firma.de',
      country: '',
      says: [`Without a country, the address ${LISTED}`, CHOOSE],
    },
    {
      it: 'the ending, where the country is one of the rule',
      email: 'ann@site.xyz',
      country: 'United States',
      says: [
        `In the United States and Canada, the address ${LISTED}`,
        'on your page and in the PDF',
      ],
    },
    {
      it: 'the form of an address',
      email: 'ann',
      country: 'Germany',
      says: ['the form name@example.com'],
    },
  ])('e-mail: $it', ({ email, country, says }) => {
    const contact = contactWith({ fullName: 'Ann', email, country });
    expect(checkContact(contact)).toMatchObject({ ok: false, field: 'email' });
    for (const words of says) expect(adviceOn(contact, 'email')).toContain(words);
  });

  it.each([
    {
      it: 'the country to choose',
      phone: '+44 20 7946 0958',
      country: ' ',
      says: ['Without a country, a number has ten digits', CHOOSE],
    },
    {
      it: 'what a US number is',
      phone: 'call me',
      country: '',
      says: ['Use ten digits. You can put +1 in front.'],
    },
    {
      it: 'where the number stays',
      phone: '+44 20 7946 0958',
      country: 'Canada',
      says: [
        'In the United States and Canada, a number has ten digits',
        'on your page and in the PDF',
      ],
    },
    { it: 'what any number is', phone: '12345', country: 'Germany', says: ['7 to 15 digits'] },
  ])('phone: $it', ({ phone, country, says }) => {
    const contact = contactWith({ fullName: 'Ann', phone, country });
    expect(checkContact(contact)).toMatchObject({ ok: false, field: 'phone' });
    for (const words of says) expect(adviceOn(contact, 'phone')).toContain(words);
  });

  it.each([
    { email: 'ann@firma.de', phone: '', field: 'email' },
    { email: '', phone: '+44 20 7946 0958', field: 'phone' },
  ])('the way out is one: the $field passes once the country is chosen', ({ field, ...rest }) => {
    const contact = contactWith({ fullName: 'Ann', ...rest });
    expect(adviceOn(contact, field)).toContain(CHOOSE);
    expect(checkContact({ ...contact, country: 'Germany' })).toEqual({ ok: true });
  });

  it('nothing follows for a name: its rule says it all', () => {
    expect(contactAdvice(contactWith({}), 'fullName')).toBeUndefined();
  });
});

function adviceOn(contact: Parameters<typeof contactAdvice>[0], field: string) {
  const advice = contactAdvice(contact, field);
  return advice && formatMessage(ENGLISH, en, advice);
}
