import { expect, it } from 'vitest';
import { analyse } from '../analysis/analyse.ts';
import { standardLexicon } from '../lexicon/standard-lexicon.ts';
import { readPosting } from '../read-posting.ts';

const keywordsOf = (line: string) =>
  readPosting(`Analyst\nRequirements\n- ${line}`, standardLexicon()).keywords.map(
    ({ surface }) => surface,
  );

it.each([
  { line: 'experience with SAP PM and Looker Studio', names: ['SAP PM', 'Looker Studio'] },
  { line: 'maps in ArcGIS Online, QGIS', names: ['ArcGIS Online', 'QGIS'] },
  { line: 'works as a Tableau Consultant', names: ['Tableau'] },
  { line: 'Strong Python Coding Background', names: ['Python'] },
])('finds $names in "$line"', ({ line, names }) => {
  expect(keywordsOf(line)).toEqual(expect.arrayContaining(names));
});

it("does not take a maker's product for another of its products", () => {
  const { keywords } = analyse(
    readPosting('Fitter\nRequirements\n- reports in SAP PM', standardLexicon()),
    'Booked goods in SAP',
  );
  expect(keywords.find(({ surface }) => surface === 'SAP PM')?.status).not.toBe('matching');
});

it('parts what a posting names by unlike words, and leaves abbreviations with what they stand for', () => {
  const names = keywordsOf('Runs user interviews\n- work beside a UX researcher');
  expect(names).toEqual(expect.arrayContaining(['user interviews', 'UX researcher']));
  expect(keywordsOf('Kubernetes in production\n- k8s')).toEqual(['Kubernetes']);
});
