import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { buildWeb } from './build-web.ts';

const MAKE_TEMPLATE = join(
  import.meta.dirname,
  '../apps/server/src/db/pglite/folder/make-template.ts',
);

/** Builds what is missing or older than its sources: the web app, and the database that first starts copy. `isQuick`: for tests alone. */
export async function build({ isQuick = false } = {}): Promise<void> {
  const making = spawn(process.execPath, [MAKE_TEMPLATE], { stdio: 'inherit' });
  const made = once(making, 'exit');
  buildWeb({ isQuick });
  const [status] = await made;
  // A server without a template makes its first database itself.
  if (status !== 0)
    process.stderr.write('No template of the database could be made; the lines above say why.\n');
}

if (import.meta.main) await build({ isQuick: process.argv.includes('--quick') });
