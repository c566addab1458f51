import { expect, it } from 'vitest';
import { matchTerm } from '../../standard.test-support.ts';

it.each([
  ['BLS/CPR', 'BLS', 'indirect'],
  ['HL7 / FHIR interfaces', 'Built FHIR services', 'indirect'],
  ['Kestrel/Osprey gauges', 'Read Osprey gauges', 'indirect'],
  ['Kestrel/Osprey gauges', 'Read gauges', 'missing'],
  ['QR/ZX readers', 'a ZX', 'missing'],
  ['three-phase motors', '3 phase motors', 'matching'],
  ['8-minute rule', 'eight-minute rule', 'matching'],
  ['crème pâtissière', 'creme patissiere', 'matching'],
])('%s by "%s" is %s', (term, resume, status) => {
  expect(matchTerm(term, resume, term).status).toBe(status);
});

it('does not take another name for what the resume denies by its own', () => {
  expect(matchTerm('Kubernetes', 'Never used Kubernetes.\nk8s talks at meetups', '').status).toBe(
    'missing',
  );
});
