import { changeDocument, createDocument, getDocuments, listDocuments } from '@shortlist/contracts';
import { beforeEach, expect, it } from 'vitest';
import { type Network, openNetwork } from '../../network.test-support.ts';
import { ApiError, NetworkError } from './api-error.ts';
import { call } from './call.ts';

let network: Network;
beforeEach(() => {
  network = openNetwork();
});
it('answers the body of a success', async () => {
  network.answer(listDocuments, { status: 'success', message: 'Here', documents: [] });
  expect(await call(listDocuments, { querystring: {} })).toEqual({
    status: 'success',
    message: 'Here',
    documents: [],
  });
});

it('puts parameters into the path, the query behind it and the revision into If-Match', async () => {
  await call(
    changeDocument,
    { params: { documentId: 'a/b' }, body: { title: 'CV' } },
    { ifMatch: 3 },
  ).catch(() => {});
  await call(getDocuments, { querystring: { ids: 'x&y' } }).catch(() => {});
  const [change] = network.sentTo(changeDocument);
  expect(change?.url).toBe('/api/documents/a%2Fb');
  expect(change?.headers.get('If-Match')).toBe('"3"');
  expect(change?.body).toEqual({ title: 'CV' });
  expect(network.sentTo(getDocuments)[0]?.url).toBe('/api/documents/whole?ids=x%26y');
});

it('throws the server’s words, status and code when it refuses', async () => {
  network.refuse(createDocument, 'slow_down', 'Too many. Try later.');
  const refusal = await call(createDocument, { body: { kind: 'resume' } }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({
    status: 429,
    code: 'slow_down',
    message: 'Too many. Try later.',
  });
});

it.each([
  ['an error that is no envelope', 502, 'Bad gateway', 'Server responded with 502: Bad gateway'],
  ['a success that is no answer of ours', 200, '<html>', 'Server responded with 200: <html>'],
])('shows status and body of %s', async (_it, status, text, message) => {
  network.answerRaw(listDocuments, status, text);
  await expect(call(listDocuments, { querystring: {} })).rejects.toMatchObject({
    name: 'ApiError',
    status,
    message,
  });
});

it('throws a network error when no answer comes', async () => {
  network.cut(listDocuments);
  await expect(call(listDocuments, { querystring: {} })).rejects.toBeInstanceOf(NetworkError);
});
