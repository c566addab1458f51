import { expect, it } from 'vitest';
import { isSpellingOf } from './is-spelling-of.ts';

it.each([
  ['K8s', 'Kubernetes'],
  ['i18n', 'internationalization'],
  ['ML', 'machine learning'],
  ['AWS', 'Amazon Web Services'],
  ['CDC', 'Centers for Disease Control'],
  ['CI/CD', 'continuous integration and continuous delivery'],
  ['JS', 'JavaScript'],
  ['TS', 'TypeScript'],
  ['Postgres', 'PostgreSQL'],
  ['NodeJS', 'Node.js'],
  ['ReactJS', 'React'],
  ['Golang', 'Go'],
  ['front end', 'front-end'],
  ['Power BI', 'PowerBI'],
])('takes %s and %s for one name', (one, other) => {
  expect([isSpellingOf(one, other), isSpellingOf(other, one)]).toEqual([true, true]);
});

it.each([
  ['kubectl', 'Kubernetes'],
  ['GPT', 'large language models'],
  ['neural networks', 'deep learning'],
  ['React hooks', 'React'],
  ['ML models', 'machine learning'],
  ['text mining', 'NLP'],
  ['K9s', 'Kubernetes'],
  ['Java', 'JavaScript'],
  ['C', 'C++'],
  ['C#', 'C'],
  ['Excel', 'Excel macros'],
  ['Docker', 'Dockers'],
  ['Python', 'Python'],
  ['', 'Python'],
])('takes %s and %s for two names, or for nothing to change', (one, other) => {
  expect([isSpellingOf(one, other), isSpellingOf(other, one)]).toEqual([false, false]);
});
