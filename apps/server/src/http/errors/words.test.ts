import type { Language } from '@shortlist/messages';
import { checkResumeName } from '@shortlist/model';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { assertCheck } from '#features/documents/outcome.ts';
import { handleErrors } from './error-handler.ts';
import { refusal } from './errors.ts';

/** A second language, which nothing but this test knows. */
const GERMAN: Language = {
  tag: 'de',
  direction: 'ltr',
  texts: {
    errors: { not_found: 'Das gibt es nicht.' },
    rules: { createNeedsName: 'Bitte einen Namen angeben.' },
  },
};

const reply = async (language: Language | undefined, refuse: () => void) => {
  const app = fastify();
  handleErrors(app, language);
  app.get('/', refuse);
  return (await app.inject('/')).json();
};

const throwNotFound = () => {
  throw refusal('not_found');
};
const breakRule = () => assertCheck(checkResumeName('', 'create'));

it('refuses in the language that it is given', async () => {
  expect(await reply(GERMAN, throwNotFound)).toMatchObject({ message: 'Das gibt es nicht.' });
  expect(await reply(GERMAN, breakRule)).toEqual({
    status: 'error',
    code: 'invalid',
    message: 'Bitte einen Namen angeben.',
    field: 'name',
  });
});

it('refuses in the English of the spec where none is given', async () => {
  expect(await reply(undefined, breakRule)).toMatchObject({
    message: 'Please enter a resume name.',
  });
});
