import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { PROGRAM_ENVIRONMENT } from './program-environment.test-support.ts';

const LIST_LOADED = `import { registerHooks } from 'node:module';
registerHooks({ load: (url, context, next) => (process.stdout.write(url + '\\n'), next(url, context)) });`;

/** Loads the app as a start does. */
const LOAD_APP = `import { loadSooner } from ${JSON.stringify(new URL('lib/load-sooner.ts', import.meta.url))};
await loadSooner(() => import(${JSON.stringify(new URL('app.ts', import.meta.url))}));`;

/** Packages that read word lists, fonts or designs when they are loaded. */
const LATE =
  /\/packages\/(keywords|proposals|tailoring|parser|fonts|layout|pdf|docx|templates|printing)\/src\//g;

it('[OP4] a start loads no word lists, fonts or designs: they come when they are asked for', () => {
  const hooks = `data:text/javascript,${encodeURIComponent(LIST_LOADED)}`;
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--import', hooks, '--input-type=module', '-e', LOAD_APP],
    {
      encoding: 'utf8',
      env: PROGRAM_ENVIRONMENT,
    },
  );
  expect(status).toBe(0);
  expect(stdout).toContain('/packages/contracts/src/');
  expect(Array.from(stdout.matchAll(LATE), ([, name]) => name)).toEqual([]);
});
