import type { Contact } from '@shortlist/resume';

/** "Berlin, Germany" as city and country, "Austin, TX" as city and state, "Austin, Texas, United States" as all three. */
export function readPlace(text: string): Pick<Contact, 'city' | 'state' | 'country'> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const [city = '', second = '', ...others] = parts;
  if (others.length > 0)
    return {
      city,
      state: [second, ...others.slice(0, -1)].join(', '),
      country: others.at(-1) ?? '',
    };
  const isState = /^[A-Z]{2}(?: \d{5})?$/u.test(second);
  return { city, state: isState ? second : '', country: isState ? '' : second };
}
