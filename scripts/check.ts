// `npm run check`: the part of the gate that only reads the source. Seconds, for every commit.
import { runStaticChecks } from './gate/static-checks.ts';

const results = await runStaticChecks(2);
for (const { name, ok, output } of results) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`);
  if (!ok) process.stdout.write(`${output.trimEnd()}\n`);
}
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
