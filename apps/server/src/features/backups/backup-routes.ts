import { join } from 'node:path';
import { type BackupState, downloadBackup, listBackups } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as folder from '#backup/backup-folder.ts';
import { packBackup } from '#backup/pack-backup.ts';
import type { Database } from '#db/database.ts';
import { recordEvent } from '#db/record-event.ts';
import { orNotFound } from '#http/errors/errors.ts';
import { attachment } from '#http/headers/attachment.ts';
import { success } from '#http/success.ts';
import type { ServerConfig } from '../server-feature.ts';

type BackupParts = {
  config: Pick<ServerConfig, 'backupDir'>;
  database: Database;
  state: () => Promise<BackupState>;
  now: () => Date;
};

/** Adds the calls with which admins see and download backups. Downloads are on record. */
export const backupRoutes: FastifyPluginAsyncZod<BackupParts> = async (
  app,
  { config: { backupDir }, database: { db }, state, now },
) => {
  app.route({
    ...listBackups,
    handler: async () => success({ code: 'done.backups' }, { backups: await state() }),
  });

  app.route({
    ...downloadBackup,
    // Its rows are compressed already.
    compress: false,
    handler: async ({ owner: actor, params: { name } }, reply) => {
      const kept = await folder.listBackups(backupDir);
      const backup = orNotFound(kept.find((each) => each.name === name));
      const event = { kind: 'backup', action: 'downloaded', subject: name } as const;
      await recordEvent(db, { ...event, actor, at: now() });
      return reply
        .type('application/x-tar')
        .header('content-disposition', attachment(`${name}.tar`))
        .send(packBackup(join(backupDir, name), backup));
    },
  });
};
