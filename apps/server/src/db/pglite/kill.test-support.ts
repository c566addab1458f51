// Run as a program: opens the database of a folder, says so, and keeps it until it is killed.
import { loadSooner } from '#lib/load-sooner.ts';

const { openPglite } = await loadSooner(() => import('./open-pglite.ts'));

const [folder = '', migrations] = process.argv.slice(2);
await openPglite(folder, { ...(migrations && { migrations }) });
process.stdout.write('open\n');
process.stdin.resume(); // Something to wait for: the database keeps no process alive.
