import { describe, expect, it } from 'vitest';
import {
  companyScore,
  degreeScore,
  isSentence,
  locationScore,
  roleScore,
  schoolScore,
} from './word-score.ts';

it.each([
  'Senior Software Engineer',
  'Sachbearbeiterin Einkauf',
  'Softwareentwickler',
  'Cheffe de projet marketing',
  'Enfermero de urgencias',
  'Analista Contábil',
  'Docent Biologie',
  'Impiegata amministrativa',
  'Palaeontologist',
  'Obstgärtner',
  'Plombier chauffagiste',
  'Panadera',
  'Tornitore',
  'Copeira',
  'Magazijnbediende',
])('%s reads as a role', (text) => {
  expect(roleScore(text)).toBeGreaterThan(0.9);
});

it.each([
  'Acme Inc.',
  'Havelwerk Turbinen GmbH',
  'Costruzioni Bellini S.r.l.',
  'Gulf Coast Hospital',
  'Lyceum De Vaart',
])('%s reads as an employer, and less as a role', (text) => {
  expect(companyScore(text)).toBeGreaterThan(0.5);
  expect(roleScore(text)).toBeLessThan(companyScore(text));
});

it.each(['Thimble & Thread', 'The Copper Pot', 'NHS', 'DataPool', 'shop.io'])(
  '%s has the shape of an employer',
  (text) => {
    expect(companyScore(text)).toBeGreaterThan(0);
    expect(roleScore(text)).toBe(0);
  },
);

it.each(['Leeds', 'Santa Clara', 'Bricklayer'])('%s has no shape of an employer', (text) => {
  expect(companyScore(text)).toBe(0);
});

it.each([
  'B.Sc. Physics',
  'Grado en Enfermería',
  'Laurea in Architettura',
  'Mittlere Reife',
  'Licence Droit',
  'Civilekonom',
  'Inżynier budownictwa',
  'Бакалавр экономики',
])('%s reads as a degree', (text) => {
  expect(degreeScore(text)).toBe(1);
});

it.each([
  'University of Leeds',
  'Technische Universität Graz',
  'Lycée Condorcet',
  'Berufsschule Nord',
  'Politechnika Łódzka',
  'Göteborgs universitet',
  'Казанский федеральный университет',
  'Πανεπιστήμιο Πατρών',
  'جامعة القاهرة',
  'אוניברסיטת חיפה',
])('%s reads as a school', (text) => {
  expect(schoolScore(text)).toBe(1);
});

describe('a place', () => {
  it.each([
    'Houston, TX',
    'College Station, TX',
    'Berlin, Germany',
    'Leeds',
    'Toronto, ON, Canada',
    'Remote',
    'São Paulo, SP',
    'Santa Clara, CA',
  ])('%s is one', (text) => {
    expect(locationScore(text)).toBeGreaterThan(0.9);
  });

  it.each([
    'Maison Verdier, Lyon, France',
    'Software Engineer',
    'Acme Inc., Leeds, UK',
    'PhD in Physics – Princeton, NJ',
    'Nowhere',
    'Mosty Północ, Gdańsk',
  ])('%s is none by itself', (text) => {
    expect(locationScore(text)).toBeLessThan(0.7);
  });
});

it('tells running words from titles', () => {
  expect(
    isSentence('Sampled eleven sites over ten weeks, and presented the findings to the city.'),
  ).toBe(true);
  expect(isSentence('Vice President of Regional Sales and Marketing')).toBe(false);
});
