import type { Settings } from '#config/read-config.ts';
import { listSecretFiles } from '#config/secret-files.ts';
import { StartRefused } from '#config/start-refused.ts';
import { callServer } from '#control/call-server.ts';
import type { Report } from '#control/protocol.ts';
import type { PostgresState } from '#db/postgres/describe-postgres.ts';
import { checkAddress } from './check-address.ts';
import { checkBackup } from './check-backup.ts';
import { checkBucket } from './check-bucket.ts';
import { checkClock } from './check-clock.ts';
import { checkDatabase } from './check-database.ts';
import { checkDisk } from './check-disk.ts';
import { checkFolder } from './check-folder.ts';
import { checkHttps } from './check-https.ts';
import { checkMail } from './check-mail.ts';
import { checkNode } from './check-node.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkServer } from './check-server.ts';
import { type Answer, type Check, type Finding, fault, type Patient } from './finding.ts';

const CHECKS: readonly Check[] = [
  checkNode,
  checkFolder,
  checkDisk,
  checkSecrets,
  checkServer,
  checkDatabase,
  checkAddress,
  checkHttps,
  checkClock,
  checkMail,
  checkBucket,
  checkBackup,
];

/** Longer than the running server takes to visit its public address ten times. */
const LONGEST_MS = 120_000;

/** Finding, and the name of its check. */
export type Found = Finding & { check: string };

/** Looks at everything once, and lists what was found in the order of the checks. Changes nothing, and never throws. */
export async function examine(settings: Settings, now: Date): Promise<Found[]> {
  const [server, postgres] = await Promise.all([
    answerOf(askServer(settings.dataDir)),
    answerOf(askPostgres(settings.databaseUrl)),
  ]);
  const secretFiles = listSecretFiles().map(({ path }) => path);
  const patient: Patient = { settings, secretFiles, server, postgres, now };
  const found = await Promise.all(CHECKS.map((check) => look(check, patient)));
  return found.flat();
}

async function look({ name, look }: Check, patient: Patient): Promise<Found[]> {
  const findings = await Promise.resolve(patient)
    .then(look)
    .catch((error: unknown) => [
      fault(`This could not be looked at (${String(error)}).`, 'Run this as the server’s account.'),
    ]);
  return findings.map((finding) => ({ ...finding, check: name }));
}

async function askServer(dataDir: string): Promise<Report | undefined> {
  const outcome = await callServer(dataDir, { verb: 'look' }, LONGEST_MS);
  if (outcome === undefined || outcome.report) return outcome?.report;
  throw new StartRefused(outcome.message);
}

/** Loads what it needs only here: that is most of the time of a look. */
async function askPostgres(url: string | undefined): Promise<PostgresState | undefined> {
  if (url === undefined) return undefined;
  const { describePostgres } = await import('#db/postgres/describe-postgres.ts');
  return describePostgres(url);
}

/** An answer as a value; undefined for none. */
async function answerOf<Value>(
  asked: Promise<Value | undefined>,
): Promise<Answer<Value> | undefined> {
  try {
    const answer = await asked;
    return answer === undefined ? undefined : { answer };
  } catch (error) {
    if (error instanceof StartRefused) return { refused: error.message };
    return { refused: String(error) };
  }
}
