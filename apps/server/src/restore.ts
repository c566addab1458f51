// Restores a backup into an empty DATA_DIR or an empty database: `npm run restore -- FOLDER`.
import { readSettings } from './config/read-config.ts';
import { onlyArgument, runProgram } from './run-program.ts';

await runProgram(async (args) => {
  const folder = onlyArgument(args, 'npm run restore -- FOLDER');
  const { restoreBackup } = await import('./backup/restore-backup.ts');
  const { tables, files, madeAt, secret } = await restoreBackup(readSettings(), folder);
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return [
    `Restored as it was at ${madeAt}: ${rows} rows and ${files.length} files, compared with their digests.`,
    ...(secret === 'in the backup'
      ? []
      : ['The secret that signs sessions was not in it. Set SESSION_SECRET as it was.']),
  ];
});
