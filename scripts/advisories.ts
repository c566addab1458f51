// `npm run advisories`: asks the registry for published vulnerabilities of what is installed. Needs a network; no build does.
import { ADVISORIES } from './gate/advisories.ts';
import { LOCKED_FOLDERS } from './gate/check-advisories.ts';
import { runCommand } from './gate/run-command.ts';

type Audit = { vulnerabilities?: Record<string, { severity: string; range: string }> };

const say = (line: string) => process.stdout.write(`${line}\n`);

const audits = await Promise.all(
  LOCKED_FOLDERS.map(async (folder) => {
    const { output } = await runCommand(['npm', 'audit', '--json', '--prefix', folder]);
    return readAudit(output.slice(output.indexOf('{')));
  }),
);
const found = audits.includes(undefined)
  ? undefined
  : audits.flatMap((each) => Object.entries(each ?? {}));
if (found === undefined) {
  say(
    `The registry did not answer what it knows of, so nothing was checked. The list in scripts/gate/advisories.ts is of ${ADVISORIES.made}; the gate checks that one.`,
  );
  process.exitCode = 1;
} else {
  for (const [name, { severity, range }] of found) say(`${name} ${range}: ${severity}`);
  say(
    `${found.length} packages have published vulnerabilities. Put what is not fixed into scripts/gate/advisories.ts, with the day.`,
  );
}

function readAudit(text: string): Audit['vulnerabilities'] {
  try {
    return (JSON.parse(text) as Audit).vulnerabilities;
  } catch {
    return undefined;
  }
}
