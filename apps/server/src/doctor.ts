// Looks for what is wrong with a server that runs or is stopped, and says what to do: `npm run doctor`. Changes nothing.
import { checkSettings } from './config/read-config.ts';
import { examine, type Found } from './doctor/examine.ts';
import { fault } from './doctor/finding.ts';
import { VERSION } from './lib/version.ts';
import { runProgram } from './run-program.ts';

const MARKS = { ok: 'ok', skipped: '-', advice: 'advice', fault: 'FAULT' } as const;
const WIDTHS = { mark: 8, check: 10 };

async function findAll(): Promise<Found[]> {
  const checked = checkSettings();
  if ('settings' in checked) return examine(checked.settings, new Date());
  const todo = 'Correct it where the server has its variables from; all else is looked at then.';
  return checked.wrong.map((wrong) => ({ ...fault(`${wrong}.`, todo), check: 'settings' }));
}

function describe({ check, ...finding }: Found): string[] {
  const head = MARKS[finding.state].padEnd(WIDTHS.mark) + check.padEnd(WIDTHS.check);
  const lines = [head + finding.found];
  if ('todo' in finding) lines.push(' '.repeat(head.length) + finding.todo);
  return lines;
}

await runProgram(async () => {
  const found = await findAll();
  const count = (state: Found['state']) => found.filter((it) => it.state === state).length;
  const faults = count('fault');
  if (faults > 0) process.exitCode = 1;
  return [
    `Release ${VERSION}, Node ${process.version}`,
    ...found.flatMap(describe),
    `Faults: ${faults}. Advice: ${count('advice')}.`,
  ];
});
