import { getStatus, type PartState, type ServerStatus } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findLastBackup } from '#backup/last-backup.ts';
import type { Config } from '#config/read-config.ts';
import type { Database } from '#db/database.ts';
import { success } from '#http/success.ts';
import { VERSION } from '#lib/version.ts';
import type { Mailer } from '#mail/mailer.ts';

type StatusParts = {
  config: Pick<Config, 'dataDir' | 's3Url' | 'smtpUrl'>;
  database: Database;
  mailer: Mailer;
  storeState: () => Promise<PartState>;
  now: () => Date;
};

/** Adds the call that tells admins how this server is. */
export const statusRoutes: FastifyPluginAsyncZod<StatusParts> = async (app, parts) => {
  const startedAt = parts.now().toISOString();
  app.route({
    ...getStatus,
    handler: async () =>
      success({ code: 'done.status' }, { server: { ...(await readStatus(parts)), startedAt } }),
  });
};

async function readStatus({
  config,
  database,
  mailer,
  storeState,
}: StatusParts): Promise<Omit<ServerStatus, 'startedAt'>> {
  const [isReady, storage, mail, waiting, backup] = await Promise.all([
    database.ready(),
    storeState(),
    mailer.state(),
    mailer.countWaiting(),
    findLastBackup(config.dataDir),
  ]);
  return {
    version: VERSION,
    database: {
      kind: database.kind,
      state: isReady ? 'works' : 'away',
      isFull: database.isFull?.() ?? false,
    },
    storage: { kind: config.s3Url === undefined ? 'folder' : 'bucket', state: storage },
    mail: { kind: config.smtpUrl === undefined ? 'folder' : 'server', state: mail, waiting },
    lastBackupAt: backup?.toISOString() ?? null,
  };
}
