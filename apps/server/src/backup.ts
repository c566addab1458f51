// Writes a backup of database, files and secret into a new folder, while the server runs: `npm run backup -- FOLDER`.

import type { BackupConfig } from './backup/make-backup.ts';
import { readSettings } from './config/read-config.ts';
import { onlyArgument, runProgram } from './run-program.ts';

await runProgram(async (args) => {
  const folder = onlyArgument(args, 'npm run backup -- FOLDER');
  const config: BackupConfig = readSettings();
  const { makeBackup } = await import('./backup/make-backup.ts');
  const { markBackup } = await import('./backup/last-backup.ts');
  const { tables, files, missingFiles, secret } = await makeBackup(config, folder, new Date());
  const isNoted = await markBackup(config.dataDir);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `${folder} holds ${rows} rows of ${tables.length} tables, and ${files.length} files.`,
    ...(missingFiles.length > 0
      ? [`Not there any more, though the rows speak of them: files ${missingFiles.join(', ')}`]
      : []),
    secret === 'in the backup'
      ? 'It also holds the secret that signs sessions, with which one can act as anybody. Keep it where only you can read it.'
      : 'The secret that signs sessions is not in it. Keep SESSION_SECRET with it.',
    ...(isNoted
      ? []
      : [`The disk of ${config.dataDir} is full: there nothing knows of this backup.`]),
  ];
});
