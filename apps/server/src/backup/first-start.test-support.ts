// Run as a program: does what a start does before it opens the database, and is refused as it is.
import { readSettings } from '#config/read-config.ts';
import { runProgram } from '../run-program.ts';

await runProgram(async () => {
  const { restoreLaidIn } = await import('./restore-laid-in.ts');
  await restoreLaidIn(readSettings());
  return [];
});
