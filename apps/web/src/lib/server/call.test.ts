import { changeDocument, createDocument, getDocument, listDocuments } from '@shortlist/contracts';
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
  expect(await call(listDocuments, {})).toEqual({
    status: 'success',
    message: 'Here',
    documents: [],
  });
});

it('puts parameters into the path, the query behind it and the revision into If-Match', async () => {
  await call(
    changeDocument,
    { params: { resumeId: 'a/b' }, body: { name: 'CV' } },
    { ifMatch: 3 },
  ).catch(() => {});
  await call(getDocument, { querystring: { resume_id: 'x&y' } }).catch(() => {});
  const [change] = network.sentTo(changeDocument);
  expect(change?.url).toBe('/api/resumes/a%2Fb');
  expect(change?.headers.get('If-Match')).toBe('"3"');
  expect(change?.body).toEqual({ name: 'CV' });
  expect(network.sentTo(getDocument)[0]?.url).toBe('/api/get_resume_details.php?resume_id=x%26y');
});

it('throws the server’s words, status and code when it refuses', async () => {
  network.refuse(createDocument, 'slow_down', 'Too many. Try later.');
  const refusal = await call(createDocument, { body: {} }).catch((error: unknown) => error);
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
  await expect(call(listDocuments, {})).rejects.toMatchObject({
    name: 'ApiError',
    status,
    message,
  });
});

it('throws a network error when no answer comes', async () => {
  network.cut(listDocuments);
  await expect(call(listDocuments, {})).rejects.toBeInstanceOf(NetworkError);
});
