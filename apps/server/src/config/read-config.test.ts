import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { readConfig } from './read-config.ts';
import { StartRefused } from './start-refused.ts';

const home = temporaryFolder('config');

const SESSION_SECRET = 'thirty-two characters at the least';
const read = (variables: Record<string, string>) => readConfig({ SESSION_SECRET, ...variables });

it('needs no variable', () => {
  expect(read({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    logLevel: 'info',
    trustProxy: false,
    sessionSecret: SESSION_SECRET,
    uploadsMb: 10_000,
    uploadsPerAddressMb: 250,
    databaseConnections: 10,
    databaseConnectionMinutes: 30,
    drainS: 0,
    requestsAtOnce: 200,
    mayMigrate: false,
    backupDir: resolve('data/backups'),
    backupEveryH: 24,
    backupKeep: 14,
    signUp: 'open',
    oidcOnly: false,
    oidcProviders: [],
  });
});

it('takes every variable', () => {
  const config = read({
    HOST: '::1',
    PORT: '8080',
    DATA_DIR: '/var/lib/resumes',
    DATABASE_URL: 'postgresql://ada:pw@db/resumes',
    DATABASE_CONNECTIONS: '25',
    DATABASE_CONNECTION_MINUTES: '5',
    DATABASE_POOLER: 'pgbouncer',
    PUBLIC_URL: 'https://Example.org/',
    S3_URL: 'https://key:secret@s3.example.org/bucket',
    UPLOADS_MB: '500',
    UPLOADS_PER_ADDRESS_MB: '20',
    SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'Ada <ada@example.org>',
    ADMIN_EMAIL: 'ada@example.org',
    SECURITY_CONTACT: 'security@example.org',
    AI_BASE_URL: 'http://127.0.0.1:11434/v1',
    AI_API_KEY: 'key',
    AI_MODEL: 'model',
    DRAIN_S: '15',
    REQUESTS_AT_ONCE: '50',
    METRICS_PORT: '9100',
    LOG_LEVEL: 'warn',
    TRUST_PROXY: '1',
    MIGRATE: 'yes',
    BACKUP_DIR: '/mnt/backups',
    BACKUP_EVERY_H: '0',
    BACKUP_KEEP: '3',
    SIGN_UP: 'invited',
    OIDC_ONLY: 'true',
    OIDC_ISSUER: 'https://login.example.org/realms/all',
    OIDC_CLIENT_ID: 'shortlist',
    OIDC_CLIENT_SECRET: 'hush',
    OIDC_NAME: 'Example',
    OIDC_3_ISSUER: 'http://127.0.0.1:8080',
    OIDC_3_CLIENT_ID: 'three',
    OIDC_3_CLIENT_SECRET: 'hush-three',
  });
  expect(config).toEqual({
    host: '::1',
    port: 8080,
    dataDir: '/var/lib/resumes',
    databaseUrl: 'postgresql://ada:pw@db/resumes',
    databaseConnections: 25,
    databaseConnectionMinutes: 5,
    databasePooler: 'pgbouncer',
    publicUrl: 'https://example.org',
    sessionSecret: SESSION_SECRET,
    s3Url: 'https://key:secret@s3.example.org/bucket',
    uploadsMb: 500,
    uploadsPerAddressMb: 20,
    smtpUrl: 'smtps://mail.example.org',
    mailFrom: 'Ada <ada@example.org>',
    adminEmail: 'ada@example.org',
    securityContact: 'mailto:security@example.org',
    aiBaseUrl: 'http://127.0.0.1:11434/v1',
    aiApiKey: 'key',
    aiModel: 'model',
    drainS: 15,
    requestsAtOnce: 50,
    metricsPort: 9100,
    logLevel: 'warn',
    trustProxy: 1,
    mayMigrate: true,
    backupDir: '/mnt/backups',
    backupEveryH: 0,
    backupKeep: 3,
    signUp: 'invited',
    oidcOnly: true,
    oidcProviders: [
      {
        id: '1',
        issuer: 'https://login.example.org/realms/all',
        clientId: 'shortlist',
        clientSecret: 'hush',
        name: 'Example',
      },
      {
        id: '3',
        issuer: 'http://127.0.0.1:8080',
        clientId: 'three',
        clientSecret: 'hush-three',
        name: '127.0.0.1',
      },
    ],
  });
});

it('takes a variable that is set to nothing as absent, and cannot be changed', () => {
  const config = read({ PORT: '', DATABASE_URL: ' ' });
  expect([config.port, config.databaseUrl]).toEqual([3000, undefined]);
  expect(Object.isFrozen(config)).toBe(true);
});

it.each([
  { given: 'false', is: false },
  { given: '2', is: 2 },
  { given: 'loopback', is: ['loopback'] },
  { given: '10.0.0.0/8, ::1', is: ['10.0.0.0/8', '::1'] },
])('trusts proxies as said: $given', ({ given, is }) => {
  expect(read({ TRUST_PROXY: given }).trustProxy).toEqual(is);
});

it.each([
  ['HOST', 'http://localhost', 'address or host name'],
  ['PORT', 'eighty', 'whole number from 0 to 65535'],
  ['METRICS_PORT', '-1', 'whole number from 0 to 65535'],
  ['PORT', '65536', 'whole number from 0 to 65535'],
  ['DATABASE_URL', 'mysql://db/resumes', 'PostgreSQL address'],
  ['DATABASE_CONNECTIONS', '0', 'whole number of connections, from 1 to 1000'],
  ['DATABASE_POOLER', 'pgpool', 'pgbouncer'],
  ['PUBLIC_URL', 'example.org', 'http or https address'],
  ['PUBLIC_URL', 'https://example.org/app', 'without a path'],
  ['SESSION_SECRET', 'short', 'at least 32 characters'],
  ['S3_URL', 'bucket', 'http or https address'],
  ['S3_URL', 'https://s3.example.org/bucket', 'key, secret and bucket'],
  ['S3_URL', 'https://key:secret@s3.example.org', 'key, secret and bucket'],
  ['S3_URL', 'https://key:100%@s3.example.org/bucket', 'key, secret and bucket[^\n]*%25'],
  ['S3_URL', 'https://key:secret@s3.example.org/bucket/100%', 'key, secret and bucket'],
  ['SMTP_URL', 'mail.example.org:25', 'mail server'],
  ['MAIL_FROM', 'Ada', 'mail address'],
  ['ADMIN_EMAIL', 'ada@', 'mail address'],
  ['SECURITY_CONTACT', 'http://example.org', 'mail address, or an https address'],
  ['AI_BASE_URL', 'localhost:11434', 'http or https address'],
  ['AI_API_KEY', 'two words', 'key without spaces'],
  ['BACKUP_EVERY_H', 'daily', 'whole number of hours, from 0 to 744'],
  ['BACKUP_KEEP', '0', 'whole number of backups, from 1 to 1000'],
  ['LOG_LEVEL', 'loud', 'one of fatal, error, warn'],
  ['SIGN_UP', 'yes', 'one of open, invited, closed'],
  ['OIDC_ONLY', 'yes', 'true or false'],
  ['OIDC_ONLY', 'true', 'only where OIDC_ISSUER names a provider'],
  ['OIDC_ISSUER', 'login.example.org', 'https address of the provider'],
  ['OIDC_ISSUER', 'http://login.example.org', 'https address of the provider'],
  ['OIDC_ISSUER', 'https://login.example.org/?x', 'https address of the provider'],
  ['OIDC_ISSUER', 'https://login.microsoftonline.com/common/v2.0', 'one tenant'],
  ['OIDC_ISSUER', 'https://LOGIN.microsoftonline.com/Organizations/v2.0/', 'one tenant'],
  ['OIDC_CLIENT_SECRET', 'two words', 'without spaces'],
  ['TRUST_PROXY', 'true', 'the number of proxies'],
  ['TRUST_PROXY', '10.0.0.0/99', 'the number of proxies'],
])('stops at a wrong %s (%s) and says what it should be', (name, value, shouldBe) => {
  const reading = () => read({ [name]: value });
  expect(reading).toThrow(StartRefused);
  expect(reading).toThrow(new RegExp(`  ${name} should [^\n]*${shouldBe}`));
});

it('sends no mail without an address that its links can lead to', () => {
  expect(() => read({ SMTP_URL: 'smtps://mail.example.org' })).toThrow(
    / {2}PUBLIC_URL should be set/,
  );
});

it.each([
  ['AI_BASE_URL', 'http://127.0.0.1:11434/v1'],
  ['AI_MODEL', 'llama3.2'],
])('names a language model by its server and its name, not by %s alone', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(
    / {2}AI_MODEL should be set where AI_BASE_URL is, and only there/,
  );
});

it('has no key without a server to show it to', () => {
  expect(() => read({ AI_API_KEY: 'key' })).toThrow(/ {2}AI_API_KEY should be set only where/);
});

const PROVIDER = {
  PUBLIC_URL: 'https://example.org',
  OIDC_ISSUER: 'https://login.example.org',
  OIDC_CLIENT_ID: 'shortlist',
  OIDC_CLIENT_SECRET: 'hush',
};

it.each([
  ['OIDC_CLIENT_ID', { OIDC_CLIENT_ID: '' }, 'should be set: a provider has'],
  ['OIDC_2_CLIENT_SECRET', { OIDC_2_ISSUER: 'https://two.example' }, 'should be set: a provider'],
  ['OIDC_2_ISSUER', { OIDC_2_NAME: 'Two' }, 'should be set: a provider has'],
  ['PUBLIC_URL', { PUBLIC_URL: '' }, 'should be set where OIDC_ISSUER is'],
  [
    'OIDC_2_ISSUER',
    {
      OIDC_2_ISSUER: 'https://login.example.org/',
      OIDC_2_CLIENT_ID: 'two',
      OIDC_2_CLIENT_SECRET: 'hush',
    },
    'should be another one',
  ],
])('[AC6] names a provider whole and once: %s', (name, given, shouldBe) => {
  expect(() => read({ ...PROVIDER, ...given })).toThrow(new RegExp(`  ${name} ${shouldBe}`));
});

it('names all wrong variables at once', () => {
  expect(() => read({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(/PORT.*\n.*LOG_LEVEL/);
});

describe('without SESSION_SECRET', () => {
  it('makes a secret, keeps it for its owner only, and finds it again', () => {
    const dataDir = join(home, 'made', 'data');
    const { sessionSecret } = readConfig({ DATA_DIR: dataDir });
    const file = join(dataDir, 'session-secret');

    expect(sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(file, 'utf8')).toBe(sessionSecret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['session-secret']);
    expect(readConfig({ DATA_DIR: dataDir }).sessionSecret).toBe(sessionSecret);
  });

  it('makes another one in another folder', () => {
    const secrets = ['one', 'two'].map(
      (name) => readConfig({ DATA_DIR: join(home, name) }).sessionSecret,
    );
    expect(new Set(secrets).size).toBe(2);
  });

  it('stops rather than log everybody out when the kept one is damaged', () => {
    writeFileSync(join(home, 'session-secret'), 'half');
    expect(() => readConfig({ DATA_DIR: home })).toThrow(/session-secret holds no whole secret/);
  });

  it('names DATA_DIR when it cannot be written', () => {
    const file = join(home, 'a-file');
    writeFileSync(file, '');
    expect(() => readConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR should be a folder/);
  });
});
