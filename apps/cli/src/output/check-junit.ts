import { escapeMarkup } from '@shortlist/text';
import type { CheckResult } from '../checks/check.ts';
import { toText } from '../to-text.ts';

/** The checks in the XML that JUnit writes and build servers read: a test case for each, with a failure where it was missed. */
export function checkJunit(resume: string, results: readonly CheckResult[]): string {
  const missed = results.filter(({ holds }) => !holds).length;
  const counts = attributes({ name: resume, tests: results.length, failures: missed, errors: 0 });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name: 'shortlist check', tests: results.length, failures: missed })}>`,
    `  <testsuite${counts}>`,
    ...results.map(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

function testCase({ id, holds, says, findings }: CheckResult): string {
  const named = attributes({ classname: 'shortlist.check', name: id });
  if (holds) return `    <testcase${named}/>`;
  const lines = findings.map((finding) => `${finding.where}: ${toText(finding.says)}`);
  const failure = attributes({ type: 'missed', message: toText(says) });
  return `    <testcase${named}><failure${failure}>${escaped(lines.join('\n'))}</failure></testcase>`;
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');

/** Characters that XML 1.0 cannot hold, escaped or not. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string => escapeMarkup(text.replace(NOT_IN_XML, '\uFFFD'));
