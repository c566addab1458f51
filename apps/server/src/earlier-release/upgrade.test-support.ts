// Run as a program: opens the database as a start does, which backs it up and migrates it, and ends.
import { readSettings } from '#config/read-config.ts';
import { runProgram } from '../run-program.ts';

await runProgram(async () => {
  const { openDatabase } = await import('#db/open-database.ts');
  const { backUpBeforeUpgrade } = await import('#backup/back-up-before-upgrade.ts');
  const settings = readSettings();
  const backUp = () => backUpBeforeUpgrade(settings);
  const database = await openDatabase({ ...settings, backUp });
  await database.close();
  return [];
});
