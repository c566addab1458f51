import type { Message } from '@shortlist/messages';
import type { CheckResult } from '../checks/check.ts';
import { toText } from '../to-text.ts';

/** Formats what a person at a terminal reads of the checks: a line for each, and below it what was found. */
export function checkTable(results: readonly CheckResult[]): string {
  const names = results.map(({ name }) => toText(name));
  const width = Math.max(...names.map(({ length }) => length));
  const lines = results.flatMap(({ holds, says, findings }, at) => [
    `${holds ? '+' : '-'} ${(names[at] ?? '').padEnd(width)}  ${toText(says)}`,
    ...findings.map((finding) => `    ${finding.where}: ${toText(finding.says)}`),
  ]);
  return [...lines, '', toText(sumOf(results))].join('\n');
}

/** Counts how many of the checks were missed. */
export const countMissed = (results: readonly CheckResult[]) =>
  results.filter(({ holds }) => !holds).length;

/** Says how many of the checks hold, or were missed. */
export function sumOf(results: readonly CheckResult[]): Message<'checks'> {
  const [missed, all] = [countMissed(results), results.length];
  return missed === 0
    ? { code: 'checks.allHold', params: { count: all } }
    : { code: 'checks.missed', params: { missed, all } };
}
