import type { Contact } from '@shortlist/model';
import { endsInState } from './states.ts';

/**
 * "Berlin, Germany" as city and country, "Austin, TX" and "Dallas, Texas" as city and state, "Austin, Texas, United States" as all
 * three. A country that is not named stays open.
 */
export function readPlace(text: string): Pick<Contact, 'city' | 'state' | 'country'> {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const isInState = endsInState(parts);
  if (isInState && parts.length === 1) return { city: '', state: parts.join(), country: '' };
  const country = isInState || parts.length < 2 ? '' : (parts.at(-1) ?? '');
  const [city = '', ...state] = country === '' ? parts : parts.slice(0, -1);
  return { city, state: state.join(', '), country };
}
