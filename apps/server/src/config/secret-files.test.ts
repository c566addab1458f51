import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { SECRETS } from './environment.ts';
import { readConfig, type Settings } from './read-config.ts';
import { StartRefused } from './start-refused.ts';

const home = temporaryFolder('secrets');
const SESSION_SECRET = 'thirty-two characters at the least';
const OTHERS = { PUBLIC_URL: 'https://example.org', AI_BASE_URL: 'http://ai/v1', AI_MODEL: 'm' };

/** Other variables without which a secret of single sign-on says nothing. */
const besides = (name: string) =>
  name.startsWith('OIDC_')
    ? {
        [name.replace('CLIENT_SECRET', 'ISSUER')]: 'https://login.example.org',
        [name.replace('CLIENT_SECRET', 'CLIENT_ID')]: 'shortlist',
      }
    : {};

type Known = { value: string; as: keyof Settings };

/** A value that each secret may have, and its name in the program. */
const VALUES: Partial<Record<(typeof SECRETS)[number], Known>> = {
  DATABASE_URL: { value: 'postgres://ada:pw@db/resumes', as: 'databaseUrl' },
  SESSION_SECRET: { value: SESSION_SECRET, as: 'sessionSecret' },
  S3_URL: { value: 'https://key:secret@s3.example.org/bucket', as: 's3Url' },
  SMTP_URL: { value: 'smtps://ada:pw@mail.example.org', as: 'smtpUrl' },
  AI_API_KEY: { value: 'key', as: 'aiApiKey' },
};

/** Writes a file of a secret; gives its path. */
function fileOf(content: string): string {
  const path = join(home, 'secret');
  writeFileSync(path, content, { mode: 0o600 });
  return path;
}

const reading = (variables: Record<string, string>) => () =>
  readConfig({ SESSION_SECRET, ...OTHERS, ...variables });

describe('[RN2] a secret as a file', () => {
  it.each(SECRETS)('%s is taken from the file that its _FILE names', (name) => {
    const { value, as } = VALUES[name] ?? { value: 'hush', as: undefined };
    for (const end of ['', '\n', '\r\n']) {
      const own = { SESSION_SECRET: name === 'SESSION_SECRET' ? '' : SESSION_SECRET };
      const file = { [`${name}_FILE`]: fileOf(value + end) };
      const config = readConfig({ ...OTHERS, ...besides(name), ...own, ...file });
      expect(as ? config[as] : config.oidcProviders[0]?.clientSecret).toBe(value);
    }
  });

  it.each(SECRETS)('and %s itself are not both set', (name) => {
    const { value } = VALUES[name] ?? { value: 'hush' };
    const both = reading({ [name]: value, [`${name}_FILE`]: fileOf(value) });
    expect(both).toThrow(StartRefused);
    expect(both).toThrow(`  ${name}_FILE and ${name} are both set: keep one of them`);
  });

  it.each([
    { it: 'is not there', make: () => join(home, 'none'), why: 'cannot be read (ENOENT)' },
    {
      it: 'is a folder',
      make: () => {
        const folder = join(home, 'folder');
        mkdirSync(folder, { recursive: true });
        return folder;
      },
      why: 'cannot be read (EISDIR)',
    },
    { it: 'is empty', make: () => fileOf(''), why: 'is empty' },
    { it: 'has an empty line alone', make: () => fileOf(' \n'), why: 'is empty' },
    {
      it: 'has more than the secret',
      make: () => fileOf('postgres://db/resumes\nold\n'),
      why: 'should hold the secret alone, in one line',
    },
  ])('that $it refuses the start in a sentence', ({ make, why }) => {
    const path = make();
    const read = reading({ DATABASE_URL_FILE: path });
    expect(read).toThrow(StartRefused);
    expect(read).toThrow(`  DATABASE_URL_FILE names ${path}, which ${why}`);
  });

  it('is named with all else that is wrong, and never repeated', () => {
    const read = reading({ DATABASE_URL_FILE: fileOf('mysql://ada:hunter2@db'), PORT: 'x' });
    expect(read).toThrow(/ {2}PORT .*\n {2}The content of DATABASE_URL_FILE should be a Post/u);
    expect(read).not.toThrow('hunter2');
  });
});
