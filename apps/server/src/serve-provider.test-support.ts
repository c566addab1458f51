// Run by browser tests: a provider of single sign-on that knows one person. It writes its settings on the first line and ends with
// its parent's pipe.
import { startProvider } from './features/accounts/oidc/provider.test-support.ts';

const [, , login = '', email = ''] = process.argv;
const provider = await startProvider('anywhere');
provider.people.set(login, { email, email_verified: true, name: 'Ada King' });
process.stdin.resume().on('end', () => process.exit());
process.stdout.write(`${JSON.stringify(provider.settings)}\n`);
