import { expect, it } from 'vitest';
import { readPlace } from './place.ts';

it.each([
  { place: 'Dallas, Texas', city: 'Dallas', state: 'Texas', country: '' },
  { place: 'Dallas, texas 75201', city: 'Dallas', state: 'texas 75201', country: '' },
  { place: 'Austin, TX', city: 'Austin', state: 'TX', country: '' },
  { place: 'Munich, Bavaria, DE', city: 'Munich', state: 'Bavaria', country: 'DE' },
  { place: 'Toronto, Ontario, CA', city: 'Toronto', state: 'Ontario', country: 'CA' },
  {
    place: '1 Main St, Austin, TX 78701',
    city: '1 Main St',
    state: 'Austin, TX 78701',
    country: '',
  },
  { place: 'Toronto, Ontario', city: 'Toronto', state: 'Ontario', country: '' },
  { place: 'Montréal, Québec', city: 'Montréal', state: 'Québec', country: '' },
  { place: 'New York, New York', city: 'New York', state: 'New York', country: '' },
  {
    place: 'Frisco, Collin County, Texas',
    city: 'Frisco',
    state: 'Collin County, Texas',
    country: '',
  },
  { place: 'Texas', city: '', state: 'Texas', country: '' },
  { place: 'New York', city: 'New York', state: '', country: '' },
  { place: 'Atlanta, Georgia', city: 'Atlanta', state: 'Georgia', country: '' },
  { place: 'Tbilisi, Georgia', city: 'Tbilisi', state: '', country: 'Georgia' },
  { place: 'Berlin, Germany', city: 'Berlin', state: '', country: 'Germany' },
  { place: 'London, UK', city: 'London', state: '', country: 'UK' },
  {
    place: 'Austin, Texas, United States',
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
  },
  { place: 'Oslo', city: 'Oslo', state: '', country: '' },
  { place: '', city: '', state: '', country: '' },
])('[IM1] reads the place “$place”', ({ place, ...as }) => {
  expect(readPlace(place)).toEqual(as);
});
