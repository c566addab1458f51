import { appendFile } from 'node:fs/promises';
import { toText } from '../to-text.ts';
import { sumOf } from './check-table.ts';
import { unwritable } from './check-target.ts';
import type { CheckedFile } from './checked-file.ts';
import { listMisses } from './misses.ts';
import { pathInWorkspace } from './path-in-workspace.ts';
import { workflowCommand } from './workflow-command.ts';

/** The checks as annotations of GitHub Actions: one for each fault, at its line where that is known. Nothing where all hold. */
export const checkGithub = ({ path, results, findLine }: CheckedFile): string =>
  listMisses(results, findLine)
    .map(({ check, says, line }) => {
      const file = path === '-' ? undefined : pathInWorkspace(path);
      return workflowCommand('error', { file, line, title: toText(check.name) }, says);
    })
    .join('\n');

/** Adds a table of the checks to the summary of the step that runs, where there is one. */
export async function addToSummary(checked: CheckedFile): Promise<void> {
  const { GITHUB_STEP_SUMMARY: summary } = process.env;
  if (!summary) return;
  await appendFile(summary, summaryOf(checked)).catch((error: unknown) => {
    throw unwritable(summary, error);
  });
}

function summaryOf({ name, results }: CheckedFile): string {
  const rows = results.map(({ holds, name: check, says, findings }) => {
    const faults = findings.map(({ where, says: fault }) => `${where}: ${toText(fault)}`);
    return [holds ? '✓' : '✗', toText(check), [toText(says), ...faults].join('\n')];
  });
  const head = ['', toText({ code: 'checks.check' }), toText({ code: 'checks.result' })];
  const lines = [head, head.map(() => '---'), ...rows.map((row) => row.map(inCell))];
  return [
    `### ${inCell(name)}`,
    '',
    inCell(toText(sumOf(results))),
    '',
    ...lines.map((cells) => `| ${cells.join(' | ')} |`),
    '',
    '',
  ].join('\n');
}

/** A text as it stands in a cell of a Markdown table: nothing in it is taken for Markdown or HTML. */
const inCell = (text: string): string =>
  text.replace(/[\\`*_[\]<>|&~]/gu, '\\$&').replace(/\r?\n/gu, '<br>');
