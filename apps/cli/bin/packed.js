#!/usr/bin/env node
// The program of the package that "npm run pack:cli" makes. Plain JavaScript on purpose: an old Node must be able to read
// this far, and say what it needs.
import * as modules from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const OLDEST = '20.16';
const [major, minor] = process.versions.node.split('.').map(Number);

if (major > 20 || (major === 20 && minor >= 16)) {
  // Compiled code is kept from one run to the next where Node can do that: from 22 on. By the environment, because the
  // thread that reads documents takes that over, and no call of this one.
  if (!process.env.NODE_COMPILE_CACHE)
    process.env.NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');
  if (modules.enableCompileCache) modules.enableCompileCache();
  const { main } = await import('../dist/main.js');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(
    `shortlist needs Node ${OLDEST} or newer; it was started with Node ${process.versions.node}.\n`,
  );
  process.exitCode = 1;
}
