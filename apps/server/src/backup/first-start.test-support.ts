// Run as a program: does what a start does before it opens the database.
import { loadSooner } from '#lib/load-sooner.ts';

const { restoreLaidIn } = await loadSooner(() => import('./restore-laid-in.ts'));
const { readSettings } = await import('#config/read-config.ts');
await restoreLaidIn(readSettings());
