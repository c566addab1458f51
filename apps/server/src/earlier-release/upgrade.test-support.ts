// Run as a program: opens the database as a start does, which backs it up and migrates it, and ends.
import { loadSooner } from '#lib/load-sooner.ts';

const { openDatabase } = await loadSooner(() => import('#db/open-database.ts'));
const { backUpBeforeUpgrade } = await import('#backup/back-up-before-upgrade.ts');
const { readSettings } = await import('#config/read-config.ts');
const { runProgram } = await import('../run-program.ts');
await runProgram(async () => {
  const settings = readSettings();
  const backUp = () => backUpBeforeUpgrade(settings);
  const database = await openDatabase({ ...settings, backUp });
  await database.close();
  return [];
});
