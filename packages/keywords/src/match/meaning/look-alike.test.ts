import { expect, it } from 'vitest';
import { matchTerm } from '../../standard.test-support.ts';

it.each([
  ['ventilation', 'Fits ventilation ducts', 'Bag and mask ventilation of patients'],
  ['ventilation', 'Cares for patients on ventilation', 'Hung ventilation ducts in the roof'],
  ['Soda', 'We check data with Soda every night', 'I bake soda bread'],
  ['Drift', 'Our leads come in through Drift mostly', 'Wrote "Catch the Drift", a column'],
  ['SQL', 'You know SQL', 'MQL to SQL up (SQL here is sales qualified lead)'],
  ['seals', 'Seals on food trailers', 'Church deacon, coach of the Harbour Seals'],
])('%s in "%s" is not "%s"', (term, posting, resume) => {
  expect(matchTerm(term, resume, posting).status).toBe('missing');
});

it.each([
  ['ventilation', 'Fits ventilation ducts', 'Balanced the ventilation of two halls'],
  ['Soda', 'We check data with Soda every night', 'Data checks in Soda'],
  ['Blender', 'You model in Blender daily', 'Modelled props in Blender'],
  ['SQL', 'You know SQL', 'Five years of SQL'],
])('%s in "%s" is "%s"', (term, posting, resume) => {
  expect(matchTerm(term, resume, posting).status).not.toBe('missing');
});
