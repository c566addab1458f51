import { createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { afterAll, beforeAll } from 'vitest';
import type { Config } from '#config/read-config.ts';
import type { Visitor } from '../../../test-server.test-support.ts';

/** A person as the provider knows them, by what they enter at its form. */
type Person = { email?: string; email_verified?: unknown; name?: string; xms_edov?: unknown };

/** A provider of single sign-on that runs in the test, and what it is to do wrong. */
type TestProvider = Awaited<ReturnType<typeof startProvider>>;

type Configured = Config['oidcProviders'][number];

/**
 * Starts providers before the tests of a file, and stops them after. They are numbered as those of a server at `publicUrl`, whose
 * `oidcProviders` are filled by then; more may be pushed before it opens.
 */
export function startProviders<Names extends readonly string[]>(
  publicUrl: string,
  ...names: Names
) {
  const oidcProviders: Configured[] = [];
  const started: TestProvider[] = [];
  const callbacks = names.map((_, at) => `${publicUrl}/api/auth/oidc/${at + 1}/callback`);
  beforeAll(async () => {
    for (const [at, name] of names.entries()) {
      const provider = await startProvider(callbacks);
      started.push(provider);
      oidcProviders.push({ id: String(at + 1), name, ...provider.settings });
    }
  });
  afterAll(() => Promise.all(started.map(({ stop }) => stop())));
  const providers = names.map((_, at) => () => started[at]) as {
    [At in keyof Names]: () => TestProvider;
  };
  return { oidcProviders, providers, callbacks };
}

const CLIENT = { client_id: 'shortlist', client_secret: 'a-secret-of-the-client' };

/** Starts a provider on loopback that knows whoever is among `people`. It sends them back to `redirectUris`, or anywhere. */
export async function startProvider(redirectUris: readonly string[] | 'anywhere') {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const people = new Map<string, Person>();
  /** Claims that ID tokens are given instead of the right ones. */
  const tamper: { claims?: Record<string, unknown>; key?: 'another' } = {};
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const another = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const jwk = { ...privateKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' };

  const provider = buildQuietly(issuer, {
    clients: [
      {
        ...CLIENT,
        redirect_uris: redirectUris === 'anywhere' ? ['http://127.0.0.1/'] : [...redirectUris],
      },
    ],
    jwks: { keys: [jwk as never] }, // The same key, typed by another library.
    cookies: { keys: [randomUUID()] },
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'xms_edov'], profile: ['name'] },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ sub, ...people.get(sub) }) }),
    ttl: { Session: 600, Interaction: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  });
  if (redirectUris === 'anywhere') provider.Client.prototype.redirectUriAllowed = () => true;
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (context.path !== '/token' || !body?.id_token) return;
    if (tamper.claims || tamper.key)
      body.id_token = signAgain(body.id_token, tamper.claims, tamper.key ? another : privateKey);
  });
  server.on('request', provider.callback());

  return {
    issuer,
    people,
    tamper,
    settings: {
      issuer,
      clientId: CLIENT.client_id,
      clientSecret: CLIENT.client_secret,
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Builds it without its warnings of what is for development only, as this is. */
function buildQuietly(...parts: ConstructorParameters<typeof Provider>): Provider {
  const { warn } = console;
  Object.assign(console, { warn: () => undefined });
  try {
    return new Provider(...parts);
  } finally {
    Object.assign(console, { warn });
  }
}

function signAgain(token: string, claims: object | undefined, key: Parameters<Sign>[0]): string {
  const [header = '', payload = ''] = token.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const changed = Buffer.from(JSON.stringify({ ...said, ...claims })).toString('base64url');
  const signature = createSign('RSA-SHA256').update(`${header}.${changed}`).sign(key);
  return `${header}.${changed}.${signature.toString('base64url')}`;
}
type Sign = ReturnType<typeof createSign>['sign'];

/** A browser at the provider: goes where it is led, and fills in its forms as `login`; gives the address at which it leaves. */
export async function walkProvider(location: string, login: string): Promise<string> {
  const cookies = new Map<string, string>();
  const { origin } = new URL(location);
  let request: { url: string; body?: URLSearchParams } = { url: location };
  for (let step = 0; step < 12; step += 1) {
    const reply = await fetch(request.url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(request.body && { method: 'POST', body: request.body }),
    });
    for (const cookie of reply.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split(/=(.*)/su);
      cookies.set(name, value);
    }
    const page = await reply.text();
    const next = reply.headers.get('location');
    if (next) {
      const url = new URL(next, origin);
      if (url.origin !== origin) return url.href;
      request = { url: url.href };
    } else request = fillIn(page, origin, login);
  }
  throw new Error('The provider leads nowhere.');
}

function fillIn(page: string, origin: string, login: string) {
  const action = /action="([^"]+)"/u.exec(page)?.[1];
  const prompt = /name="prompt" value="(\w+)"/u.exec(page)?.[1];
  if (!action || !prompt) throw new Error(`No form of the provider:\n${page}`);
  const body = new URLSearchParams({ prompt, login, password: 'any' });
  return { url: new URL(action, origin).href, body };
}

/** The path and query of an address. */
export const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address, 'http://here.invalid');
  return pathname + search;
};

/** Has a browser begin at this server; gives where it is sent. */
export async function beginOidc(who: Visitor, path: string): Promise<string> {
  const { raw } = await who.send({ method: 'GET', url: path });
  return String(raw.headers.location);
}

/** Has a browser go all the way to a provider and back; gives the page that it ends at. */
export async function signInBy(
  who: Visitor,
  login: string,
  { id = '1', query = '' } = {},
): Promise<string> {
  const to = await beginOidc(who, `/api/auth/oidc/${id}/start${query}`);
  if (to.startsWith('/')) return to;
  return beginOidc(who, pathOf(await walkProvider(to, login)));
}
