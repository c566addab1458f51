#!/usr/bin/env node
// Plain JavaScript on purpose: an old Node must be able to read this far, and say what it needs.
import { fileURLToPath } from 'node:url';

if (process.features.typescript) {
  // Compiled code is kept from one run to the next. Where the folder cannot be written, runs are slower.
  // By the environment, because the thread that reads documents takes that over, and no call of this one.
  const { enableCompileCache } = await import('node:module');
  const kept = new URL('../../../node_modules/.cache/cli', import.meta.url);
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(kept);
  enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  process.stderr.write(
    `This command needs Node 24; it was started with Node ${process.versions.node}.\n` +
      'Run "npm ci" in the repository, then "npx shortlist …" from its root: that uses the Node installed there.\n',
  );
  process.exitCode = 1;
}
