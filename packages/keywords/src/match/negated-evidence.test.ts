import { expect, it } from 'vitest';
import { isNegated } from './negated-evidence.ts';

const denies = (sentence: string, name: string) => {
  const start = sentence.indexOf(name);
  return isNegated(sentence, start, start + name.length);
};

it.each([
  'No Kubernetes experience',
  'Have never used Kubernetes',
  'Planning to learn Kubernetes',
  'Kubernetes (expired 2020)',
  'Kubernetes certification in progress',
  'Kubernetes exam scheduled for June',
  'Kubernetes lapsed in 2022',
  'Studying for the Kubernetes exam',
  'learning Kubernetes',
])('hears a denial in "%s"', (sentence) => {
  expect(denies(sentence, 'Kubernetes')).toBe(true);
});

it.each([
  'Kubernetes',
  'Not only Kubernetes but Docker',
  'No downtime, thanks to Kubernetes',
  'Worked without supervision, ran Kubernetes',
  'machine learning Kubernetes',
  'Kubernetes, expired parking permits',
  'Ran Kubernetes. Never late.',
])('hears none in "%s"', (sentence) => {
  expect(denies(sentence, 'Kubernetes')).toBe(false);
});
