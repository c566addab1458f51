import { describe, expect, it } from 'vitest';
import { contactOfHead } from '../contact.test-support.ts';

const PHONE = '+44 161 496 0723';

describe('the place', () => {
  it.each([
    ['a region that bears a city’s name', ['Utebo, Zaragoza, España'], 'Utebo|Zaragoza|España'],
    ['a city that is its own region', ['Wien, Wien, Österreich'], 'Wien|Wien|Österreich'],
    ['a country’s code that is a state’s too', ['Köln, NRW, DE'], 'Köln|NRW|DE'],
    ['a code behind a region', ['Tartu, Tartumaa, EE'], 'Tartu|Tartumaa|EE'],
    [
      'a name that breaks at its hyphen',
      ['Gadebusch, Mecklenburg-', 'Vorpommern, Deutschland'],
      'Gadebusch|Mecklenburg-Vorpommern|Deutschland',
    ],
    [
      'a name that breaks between its words',
      ['Curacaví, Región', 'Metropolitana, Chile'],
      'Curacaví|Región Metropolitana|Chile',
    ],
    ['a comma at the end of a line', ['Guingamp, Bretagne,', 'France'], 'Guingamp|Bretagne|France'],
  ])('goes by %s', (_, lines, place) => {
    const read = contactOfHead('Ada Byron', PHONE, ...lines, 'ada@example.org');
    expect([read.city, read.state, read.country].join('|')).toBe(place);
  });

  it.each([
    ['a country’s code', '+46 70 123 45 67', ['Ystad, Skåne, SE'], 'Ystad|Skåne|SE'],
    ['a canton’s code', '+41 79 555 01 01', ['Langnau, BE'], 'Langnau|BE|'],
    ['a country’s code behind a space', '0176 5555 0101', ['Wunstorf DE'], 'Wunstorf||DE'],
    ['a state’s code', '(563) 555-0134', ['Gary, IN'], 'Gary|IN|'],
  ])('ends by the phone in %s', (_, phone, lines, place) => {
    const read = contactOfHead('Ada Byron', phone, ...lines, 'ada@example.org');
    expect([read.city, read.state ?? '', read.country ?? ''].join('|')).toBe(place);
  });

  it.each([
    ['a street, a town and a country', ['Storgatan 4', '271 41 Ystad', 'Sweden'], 'Ystad||Sweden'],
    [
      'each part on a line',
      ['5 Market Road', 'Gusau', 'Zamfara', 'Nigeria'],
      'Gusau|Zamfara|Nigeria',
    ],
    ['a region before its postcode', ['5 Market Road', 'Gusau, Zamfara 860001'], 'Gusau|Zamfara|'],
    ['a postcode with letters', ['Brink 5, 7411 AB Deventer, NL'], 'Deventer||NL'],
    ['a number before a street’s name', ['1234 Broadway', 'New York'], 'New York||'],
    ['bars between', ['Brink 5 | 7411 AB Deventer | Netherlands'], 'Deventer||Netherlands'],
  ])('is read from %s', (_, lines, place) => {
    const read = contactOfHead('Ada Byron', 'ada@example.org', PHONE, ...lines);
    expect([read.city, read.state ?? '', read.country ?? ''].join('|')).toBe(place);
  });

  it('stands behind its label without a colon', () => {
    const read = contactOfHead('Naam Ada Byron', 'Adres Utrecht', 'ada@example.org');
    expect(read).toMatchObject({ fullName: 'Ada Byron', city: 'Utrecht' });
  });

  it('ends where a number begins with a plus sign', () => {
    const read = contactOfHead(
      'Ada Byron',
      'Loja, Granada, Spain +34 600 55 01 01 ada@example.org',
    );
    expect(read).toMatchObject({ city: 'Loja', state: 'Granada', phone: '+34 600 55 01 01' });
  });

  it('ends in its city before a country whose regions bear no city’s name', () => {
    expect(contactOfHead('Ada Byron', PHONE, 'Soho, London, UK').city).toBe('London');
  });

  it('is a country alone beside a number', () => {
    expect(contactOfHead('Ada Byron', 'France', '(+33) 6 20 00 16 68').country).toBe('France');
  });

  it('is not made of what tells something else', () => {
    const read = contactOfHead('Ada Byron', PHONE, 'Leeds, England', 'Ritz, Soho');
    expect(read).toMatchObject({ city: 'Leeds', country: 'England' });
  });
});

it('takes a nickname in quotes and small words within a name', () => {
  expect(contactOfHead('Ada "Addie" Byron', PHONE).fullName).toBe('Ada "Addie" Byron');
  expect(contactOfHead('Ada Puig i Byron', PHONE).fullName).toBe('Ada Puig i Byron');
});

it('takes the last letter of a web address from the line below', () => {
  const read = contactOfHead('Ada Byron', PHONE, 'adabyron.example.co', 'm', 'Leeds, England');
  expect(read).toMatchObject({ website: 'adabyron.example.com', city: 'Leeds' });
});
