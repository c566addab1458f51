import { finishOidc } from '@shortlist/contracts';
import * as client from 'openid-client';
import type { OidcSettings } from '#config/oidc-settings.ts';
import { fetchPlain } from '#lib/fetch-plain.ts';

/** Times for which the answer of a provider about itself is kept, and that there was none; in ms. */
const KEPT_MS = 3_600_000;
const AWAY_MS = 30_000;

/** A provider has so many seconds for each answer. */
const TIMEOUT_S = 10;

/** A provider of single sign-on. `issuer` is what accounts that are linked to it are kept under. */
export type Provider = {
  id: string;
  name: string;
  issuer: string;
  /** Asks the provider about itself, at most once an hour. Throws where it does not answer. */
  discover: () => Promise<client.Configuration>;
};

/** The providers that the operator has named. None is asked anything before somebody goes there. */
export const createProviders = (
  settings: readonly OidcSettings[],
  now: () => Date,
): readonly Provider[] =>
  settings.map((each) => ({
    id: each.id,
    name: each.name,
    issuer: each.issuer.replace(/\/$/u, ''),
    discover: keepAnswer(() => discover(each), now),
  }));

export const findProvider = (providers: readonly Provider[], id: string) =>
  providers.find((each) => each.id === id);

/** Returns the address to which a provider sends people back. */
export const returnTo = (origin: string, { id }: Provider): string =>
  origin + finishOidc.url.replace(':provider', id);

function keepAnswer<Answer>(ask: () => Promise<Answer>, now: () => Date): () => Promise<Answer> {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && at < kept.until) return kept.answer;
    const asked = { answer: ask(), until: at + KEPT_MS };
    kept = asked;
    asked.answer.catch(() => {
      asked.until = now().getTime() + AWAY_MS;
    });
    return asked.answer;
  };
}

function discover({ issuer, clientId, clientSecret }: OidcSettings) {
  const insecure = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return client.discovery(new URL(issuer), clientId, undefined, authBy(clientSecret), {
    timeout: TIMEOUT_S,
    // Signatures are checked though the answer comes from the provider itself.
    execute: [client.enableNonRepudiationChecks, ...insecure],
    [client.customFetch]: (url, { body, headers, method, signal }) =>
      fetchPlain(url, {
        method,
        headers,
        ...(body != null && { body: String(body) }),
        ...(signal && { signal }),
      }),
  });
}

/** Shows the secret in the way that the provider takes: the one that the standard assumes, or the other. */
function authBy(secret: string): client.ClientAuth {
  const [basic, post] = [client.ClientSecretBasic(secret), client.ClientSecretPost(secret)];
  return (server, ...rest) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    return (taken.includes('client_secret_basic') ? basic : post)(server, ...rest);
  };
}
