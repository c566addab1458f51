import { EmailAddress, PersonName } from '@shortlist/contracts';
import * as client from 'openid-client';
import type { Journey } from './journey.ts';
import type { Provider } from './providers.ts';
import { Trouble } from './trouble.ts';

/** A person as a provider knows them; `subject` is their lasting id there. */
export type Identity = {
  issuer: string;
  subject: string;
  email: string | undefined;
  isVerified: boolean;
  name: string;
};

const SCOPE = 'openid email profile';

/** Returns what is random in a journey, and the address of the provider to go to with it. */
export async function beginAt(provider: Provider, redirectUri: string) {
  const config = await discover(provider);
  const verifier = client.randomPKCECodeVerifier();
  const [state, nonce] = [client.randomState(), client.randomNonce()];
  const location = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { location: location.href, verifier, state, nonce };
}

/**
 * Asks the provider who has come back with a code. Issuer, audience, nonce, state, signature and times are checked by
 * openid-client; the address is told by the ID token, or where it is not in there by the provider's user info.
 */
export async function askWho(provider: Provider, journey: Journey, url: URL): Promise<Identity> {
  const config = await discover(provider);
  try {
    const tokens = await client.authorizationCodeGrant(config, url, {
      pkceCodeVerifier: journey.verifier,
      expectedState: journey.state,
      expectedNonce: journey.nonce,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Trouble('failed');
    const told =
      claims.email === undefined && config.serverMetadata().userinfo_endpoint
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims;
    return identityOf(provider, claims.sub, told);
  } catch (error) {
    throw error instanceof Trouble ? error : new Trouble(reasonOf(error), { cause: error });
  }
}

const discover = (provider: Provider) =>
  provider.discover().catch((cause: unknown) => {
    throw new Trouble('away', { cause });
  });

function reasonOf(error: unknown) {
  if (error instanceof client.AuthorizationResponseError)
    return error.error === 'access_denied' ? 'cancelled' : 'failed';
  return isAway(error) ? 'away' : 'failed';
}

/** Checks whether the provider could not be reached, or took too long. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return code === 'OAUTH_TIMEOUT' || error.message === 'fetch failed' || isAway(error.cause);
}

type Claims = Readonly<Record<string, unknown>>;

function identityOf(provider: Provider, subject: string, told: Claims): Identity {
  const email = EmailAddress.safeParse(told.email).data;
  const mailbox = email?.split('@')[0];
  const name = [told.name, mailbox].flatMap((each) => PersonName.safeParse(each).data ?? []);
  return {
    issuer: provider.issuer,
    subject,
    email,
    isVerified: isTrue(told.email_verified) || isTrue(told.xms_edov),
    name: name[0] ?? 'New account',
  };
}

/** Some providers send texts and numbers. `xms_edov` is Microsoft Entra's: the owner of the domain has verified the address. */
const isTrue = (claim: unknown) =>
  claim === true || claim === 'true' || claim === 1 || claim === '1';
