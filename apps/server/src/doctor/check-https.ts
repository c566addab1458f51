import { advice, type Check, type Finding, fault, ok, skipped } from './finding.ts';
import { isLoopback, isPrivateHost } from './is-private-host.ts';

const OPEN =
  'passwords travel readable, and browsers keep work without a network and all that several tabs share to https';
const PROXY =
  'Put a proxy with a certificate before the server (deploy/nginx.conf), and set PUBLIC_URL to its https address.';

/** Looks at whether people come by https. */
export const checkHttps: Check = {
  name: 'https',
  look: ({ settings }) => [judge(settings.publicUrl, settings.trustProxy !== false)],
};

function judge(publicUrl: string | undefined, trustsProxy: boolean): Finding {
  if (publicUrl === undefined) return skipped('PUBLIC_URL is not set.');
  const { protocol, hostname } = new URL(publicUrl);
  if (protocol === 'https:')
    return trustsProxy
      ? ok('PUBLIC_URL is https.')
      : fault(
          'PUBLIC_URL is https, which a proxy speaks for the server, and TRUST_PROXY is not set: everybody counts as one address and shares its limits.',
          'Set TRUST_PROXY to the address of the proxy (loopback for one on this machine), or to the number of proxies.',
        );
  if (isLoopback(hostname)) return ok('PUBLIC_URL is this machine: it needs no https.');
  const found = `PUBLIC_URL is http: ${OPEN}.`;
  return isPrivateHost(hostname) ? advice(found, PROXY) : fault(found, PROXY);
}
