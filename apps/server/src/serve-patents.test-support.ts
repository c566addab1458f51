// Run by tests of the web app: a whole server on an embedded database, whose documents may have patents. It writes its
// address on the first line and ends with its parent's pipe.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSooner } from '#lib/load-sooner.ts';

const [{ KINDS }, { SECTIONS_WITH_PATENTS }, { buildApp }, { openTestDatabase }] = await loadSooner(
  () =>
    Promise.all([
      import('@shortlist/model'),
      import('@shortlist/model/patent.test-support'),
      import('./app.ts'),
      import('./db/database.test-support.ts'),
    ]),
);

const database = await openTestDatabase('pglite');
const dataDir = mkdtempSync(join(tmpdir(), 'shortlist-patents-'));
process.on('exit', () => rmSync(dataDir, { recursive: true }));
const app = await buildApp({
  database,
  webFolder: dataDir,
  sections: SECTIONS_WITH_PATENTS,
  kinds: KINDS,
  config: {
    dataDir,
    publicUrl: undefined,
    s3Url: undefined,
    uploadsMb: 10,
    requestsAtOnce: 200,
    metricsPort: undefined,
    host: '127.0.0.1',
    uploadsPerAddressMb: 10,
    adminEmail: 'chief@example.org',
    securityContact: undefined,
    smtpUrl: undefined,
    mailFrom: undefined,
    aiBaseUrl: undefined,
    aiApiKey: undefined,
    aiModel: undefined,
    databaseUrl: undefined,
    backupDir: dataDir,
    backupEveryH: 0,
    backupKeep: 1,
    signUp: 'open',
    oidcOnly: false,
    oidcProviders: [],
    sessionSecret: 'a secret of the tests, long enough to sign with',
    logLevel: 'silent',
    trustProxy: ['127.0.0.1'],
  },
});
process.stdin.resume().on('end', () => process.exit());
process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`);
