import { expect, it } from 'vitest';
import { wordKey } from './word-key.ts';

it.each([
  ['unit', 'Units'],
  ['deploy', 'deployed'],
  ['organise', 'organizing'],
  ['colour', 'colors'],
  ['licence', 'License'],
  ['paediatric', 'pediatrics'],
  ['modelling', 'modeling'],
  ['welder', 'Welding'],
  ['analysis', 'analyses'],
  ['negotiated', 'negotiation'],
  ['preceptor', 'precepted'],
  ['supervisor', 'supervision'],
  ['meds', 'medication'],
  ['Mgmt', 'management'],
  ["iso's", 'isometric'],
  ['&', 'and'],
  ['A/P', 'AP'],
  ['U.S', 'us'],
  ['APIs', 'API'],
  ['2.0', '2'],
  ['9s', '9'],
  ["driver's", 'driver'],
])('takes "%s" and "%s" for one word', (one, other) => {
  expect(wordKey(one)).toBe(wordKey(other));
});

it.each([
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C++', 'C#'],
  ['CKA', 'CKAD'],
  ['account', 'accounting'],
  ['market', 'marketing'],
  ['university', 'universal'],
  ['5S', '5'],
  ['general', 'generic'],
  ['Security', 'Security+'],
  ['AWS', 'aw'],
])('never takes "%s" for "%s"', (one, other) => {
  expect(wordKey(one)).not.toBe(wordKey(other));
});
