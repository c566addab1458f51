import { expect, it } from 'vitest';
import { matchTerm } from '../../standard.test-support.ts';

const statusIn = (resume: string) => matchTerm('Kubernetes', resume, 'Kubernetes').status;

it.each([
  'WHAT I HAVE NOT DONE\nKubernetes in production.',
  'Things I would need to learn\nHelm, Kubernetes',
  'REFERENCES\nKubernetes Smith, tutor',
  'References: K. Kubernetes',
])('[RD3] takes what stands under a heading that denies it for no evidence: %j', (resume) => {
  expect(statusIn(resume)).toBe('missing');
});

it.each([
  'WHAT I HAVE DONE\nKubernetes in production.',
  'WHAT I HAVE NOT DONE\nFlew a plane.\n\nSkills\nKubernetes',
  'WHAT I HAVE NOT DONE\nFlew a plane.\nSKILLS\nKubernetes',
])('keeps what stands elsewhere: %j', (resume) => {
  expect(statusIn(resume)).toBe('matching');
});
