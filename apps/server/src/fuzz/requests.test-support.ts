import { fc } from '@fast-check/vitest';
import type { Endpoint } from '@shortlist/contracts';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import type { z } from 'zod';
import { FEATURES } from '../features/index.ts';

const CALLS: Endpoint[] = FEATURES.flatMap(({ calls }) => Object.values(calls));

/** A request as it goes out, and which of the callers sends it. */
export type FuzzRequest = {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE' | 'PUT' | 'OPTIONS' | 'HEAD';
  url: string;
  headers: Record<string, string>;
  payload?: string;
  from: 'nobody' | 'guest' | 'account';
};

/** Things that are there, so that a part of what is generated gets past the first check. */
export type Known = { resumeId: string; entryId: string; email: string };

/** Text that breaks things: any Unicode, halves of characters, null, paths, SQL, markup. */
const nastyText = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\uD800',
    '\uDFFF\uD800',
    '\u202Eabc',
    "'; drop table users; --",
    '../../../etc/passwd',
    '%00%ff%2e%2e',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '__proto__',
    'constructor',
    'NaN',
    '1e999',
    '-0',
    '\u0130\u0131\uFB03',
    'ada@\u0435xample.org',
    `${'a'.repeat(64)}@${'b'.repeat(180)}.org`,
  ),
  fc.nat({ max: 60_000 }).map((length) => 'x'.repeat(length)),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: nastyText },
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant([[[[[[[[]]]]]]]]),
);

/** Values that a field of this name may well have. */
function plausible(key: string, { resumeId, entryId, email }: Known): fc.Arbitrary<unknown> {
  if (key === 'resume_id') return fc.constant(resumeId);
  if (key === 'id') return fc.constantFrom(entryId, '1795256803755', '', 7);
  if (/email/iu.test(key)) return fc.oneof(fc.constant(email), fc.emailAddress());
  if (/password/iu.test(key)) return fc.constantFrom('correct horse battery', 'another battery');
  if (/^is[A-Z]/u.test(key)) return fc.boolean();
  if (/date/iu.test(key)) return fc.constantFrom('Jan 2024', 'Present', '2024', '');
  if (key === 'ids') return fc.constant([entryId, '1795256803755']);
  if (key === 'sectionOrder') return fc.constant(['skills', 'summary']);
  return fc.oneof(fc.constantFrom('Ada King', '', '3.9', 'Mid Level'), nastyText);
}

function keysOf(schema: z.ZodType | undefined): string[] {
  return schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];
}

/** An object with some of the keys of a schema, and now and then one that it does not have. */
function fieldsOf(schema: z.ZodType | undefined, known: Known): fc.Arbitrary<object> {
  const fieldOf = (key: string) =>
    fc.oneof({ weight: 12, arbitrary: plausible(key, known) }, nastyValue);
  const fields = Object.fromEntries(keysOf(schema).map((key) => [key, fieldOf(key)]));
  const named = fc.oneof(
    { weight: 3, arbitrary: fc.record(fields) },
    fc.record(fields, { requiredKeys: [] }),
  );
  const stray = fc.dictionary(nastyText, nastyValue, { maxKeys: 2 });
  return fc
    .tuple(named, fc.option(stray, { freq: 6, nil: {} }))
    .map(([these, others]) => ({ ...others, ...these }));
}

const body = (schema: z.ZodType | undefined, known: Known): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 8, arbitrary: fieldsOf(schema, known).map((fields) => JSON.stringify(fields)) },
    fc.json({ maxDepth: 5 }),
    nastyText,
    fc.constant(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
    fc.constant('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  );

/** Texts that a header can carry: no line breaks, nothing past Latin-1; Node lets nothing else out. */
const headerText = fc
  .string({ unit: anyCharacter, maxLength: 80 })
  .map((text) => text.replace(/[^\t\u0020-\u007E\u0080-\u00FF]/gu, ''));

/** Of headers most requests have only the type of the body; some have one that is odd, or several. */
const oddHeaders = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 3, arbitrary: fc.constant('application/json') },
      fc.constantFrom('application/json; charset=utf-16', 'multipart/form-data', 'text/plain'),
      headerText,
    ),
    'if-match': fc.oneof(fc.constantFrom('"1"', '*', '"999999999"', 'W/"1"'), headerText),
    origin: fc.oneof({ weight: 4, arbitrary: fc.constant('http://localhost') }, headerText),
    'user-agent': headerText,
    authorization: headerText,
    accept: headerText,
    'accept-encoding': fc.constantFrom('gzip', 'br', 'identity;q=0', 'zstd, *;q=0'),
    'x-request-id': headerText,
    cookie: fc.oneof(
      headerText,
      fc.constantFrom(
        'shortlist.session_token=',
        'shortlist.session_token=a.b; shortlist.known_browser=.',
        'shortlist.session_token=%E0%A4%A; __proto__=1',
      ),
    ),
    'x-http-method-override': fc.constant('DELETE'),
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1'),
  },
  { requiredKeys: ['content-type'] },
);
const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ 'content-type': 'application/json' }) },
  oddHeaders.map((odd) => ({ ...odd }) as Record<string, string>), // Absent keys are not there.
);

/** Everybody comes from an address of their own, so that limits by address stay out of the way. */
const address = fc.ipV4();

const encode = (text: string) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));

function urlOf(endpoint: Endpoint, known: Known): fc.Arbitrary<string> {
  const part = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(known.resumeId, known.entryId) },
    nastyText.map((text) => encode(text.slice(0, 200)) || 'x'),
  );
  const parts = fc.array(part, { minLength: 2, maxLength: 2 });
  const query = fc.option(fieldsOf(endpoint.schema.querystring, known), { freq: 3, nil: {} });
  return fc.tuple(parts, query).map(([[first = 'x', second = 'x'], asked]) => {
    const values = [first, second];
    const path = endpoint.url.replace(/:\w+/gu, () => values.shift() ?? 'x');
    const search = Object.entries(asked).map(
      ([name, value]) => `${encode(name)}=${encode(String(value)).slice(0, 2_000)}`,
    );
    return search.length > 0 ? `${path}?${search.join('&')}` : path;
  });
}

/** A request to an operation of the contracts, or to an address near them that nothing stands at. */
export function fuzzRequest(known: Known): fc.Arbitrary<FuzzRequest> {
  const from = fc.constantFrom(...(['nobody', 'guest', 'guest', 'account', 'account'] as const));
  const toOperation = fc.constantFrom(...CALLS).chain((endpoint) =>
    fc.record({
      method: fc.constant(endpoint.method),
      url: urlOf(endpoint, known),
      headers,
      payload: body(endpoint.schema.body, known),
      from,
    }),
  );
  const elsewhere = fc.record({
    method: fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'),
    url: nastyText.map((text) => `/api/${encode(text.slice(0, 300))}`),
    headers,
    payload: body(undefined, known),
    from,
  });
  return fc
    .tuple(fc.oneof({ weight: 12, arbitrary: toOperation }, elsewhere), address)
    .map(([request, ip]) => {
      const { payload, ...bare } = request;
      const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(request.method);
      return {
        ...bare,
        headers: { ...request.headers, host: 'localhost', 'x-forwarded-for': ip },
        ...(hasBody && { payload }),
      };
    });
}
