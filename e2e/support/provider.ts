import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const PROGRAM = join(import.meta.dirname, '../../apps/server/src/serve-provider.test-support.ts');

/** Starts a provider of single sign-on that knows one person; gives the configuration of the product's server for it. */
export async function startProvider(login: string, email: string) {
  const program = spawn(process.execPath, [PROGRAM, login, email], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  const { issuer, clientId, clientSecret } = JSON.parse(line) as Record<string, string>;
  return {
    settings: {
      PUBLIC_URL: '{url}',
      OIDC_ISSUER: issuer ?? '',
      OIDC_CLIENT_ID: clientId ?? '',
      OIDC_CLIENT_SECRET: clientSecret ?? '',
      OIDC_NAME: 'Acme',
    },
    stop: async () => {
      program.stdin.end();
      await once(program, 'exit');
    },
  };
}
