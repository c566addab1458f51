// Run as a program: does what a start does before it opens the database, and is refused as it is.
import { loadSooner } from '#lib/load-sooner.ts';

const { restoreLaidIn } = await loadSooner(() => import('./restore-laid-in.ts'));
const { readSettings } = await import('#config/read-config.ts');
const { runProgram } = await import('../run-program.ts');
await runProgram(async () => {
  await restoreLaidIn(readSettings());
  return [];
});
